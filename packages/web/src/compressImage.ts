/// <reference path="./browserImageCompression.d.ts" />

/**
 * The size in kB to which pictures are compressed before upload, as section 9 of the product's specification
 * requires. 0 means unchanged.
 */
export const pictureTargetKb = { upload: 500, avatar: 0 } as const;

/**
 * Compresses to `targetKb` if possible. Files that are not pictures, or cannot be read here, are sent
 * unchanged, and the server decides.
 */
export async function compressImage(file: File, targetKb: number): Promise<File> {
  const asItIs =
    targetKb === 0 || file.size <= targetKb * 1_000 || !/^image\/(jpeg|png|webp|bmp)$/.test(file.type);
  if (asItIs) return file;
  try {
    const { default: compress } = await import('browser-image-compression');
    // No worker: the library's worker loads a script from another site, which the content security policy forbids.
    return await compress(file, {
      maxSizeMB: targetKb / 1_024,
      maxWidthOrHeight: 2_560,
      useWebWorker: false,
    });
  } catch {
    return file;
  }
}
