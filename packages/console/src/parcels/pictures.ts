const maxSidePx = 1_600;
const quality = 0.78;

/** Makes a JPEG data URL of about 200 kB, small enough to be stored in the browser until it is sent. */
export async function shrinkPicture(source: Blob | HTMLVideoElement): Promise<string> {
  const [picture, width, height] =
    source instanceof HTMLVideoElement
      ? [source, source.videoWidth, source.videoHeight]
      : await bitmapOf(source);
  const scale = Math.min(1, maxSidePx / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  if (picture instanceof ImageBitmap) picture.close();
  return canvas.toDataURL('image/jpeg', quality);
}

async function bitmapOf(blob: Blob): Promise<[ImageBitmap, number, number]> {
  const bitmap = await createImageBitmap(blob);
  return [bitmap, bitmap.width, bitmap.height];
}

/** The bytes of a data URL. It does not use `fetch`, because a content security policy may forbid that. */
export function dataUrlToBlob(dataUrl: string): Blob {
  const [head = '', body = ''] = dataUrl.split(',');
  const bytes = Uint8Array.from(atob(body), (char) => char.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? 'image/jpeg' });
}
