/** The paths whose list is stored as it was drawn, for the first paint of the next visit (`offlineSupport.ts`). */
export const pageImagePaths: readonly string[] = ['/myBag'];
