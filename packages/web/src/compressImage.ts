/// <reference path="./browserImageCompression.d.ts" />

/** Size that pictures are brought to before they are uploaded, in kB (specification, section 9). 0: as they are. */
export const pictureTargetKb = { upload: 500, avatar: 0 } as const;

/** Below `targetKb` where it can be. What is no picture, or cannot be read here, goes as it is: the server decides. */
export async function compressImage(file: File, targetKb: number): Promise<File> {
  const asItIs =
    targetKb === 0 || file.size <= targetKb * 1_000 || !/^image\/(jpeg|png|webp|bmp)$/.test(file.type);
  if (asItIs) return file;
  try {
    const { default: compress } = await import('browser-image-compression');
    // The library's worker is a script from elsewhere, which the content security policy forbids.
    return await compress(file, {
      maxSizeMB: targetKb / 1_024,
      maxWidthOrHeight: 2_560,
      useWebWorker: false,
    });
  } catch {
    return file;
  }
}
