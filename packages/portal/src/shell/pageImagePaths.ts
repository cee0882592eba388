/**
 * The paths of the lists whose drawn HTML is stored, so that the next visit can show it at the first paint
 * (`offlineSupport.ts`).
 */
export const pageImagePaths: readonly string[] = ['/myBag'];
