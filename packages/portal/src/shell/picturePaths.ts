/** The paths whose list is stored as it was drawn, for the first paint of the next visit (`withoutNetwork.ts`). */
export const picturePaths: readonly string[] = ['/myBag'];
