import { encode } from 'uqr';

/** Large enough for any camera, and a round number of pixels for each module. */
const modulePx = 16;

/**
 * Saves a QR code as a picture: on a phone with the share sheet, which can save to photos, else as a
 * download. False if the person closed the share sheet or the browser can do neither.
 */
export async function saveQr(text: string, name: string): Promise<boolean> {
  const blob = await pictureOf(text);
  if (blob === null) return false;
  const file = new File([blob], `${name}.png`, { type: blob.type });
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    return navigator.share({ files: [file] }).then(
      () => true,
      () => false,
    );
  }
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return true;
}

function pictureOf(text: string): Promise<Blob | null> {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const canvas = Object.assign(document.createElement('canvas'), {
    width: size * modulePx,
    height: size * modulePx,
  });
  const pen = canvas.getContext('2d');
  if (pen === null) return Promise.resolve(null);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  for (const [y, row] of data.entries())
    for (const [x, dark] of row.entries())
      if (dark) pen.fillRect(x * modulePx, y * modulePx, modulePx, modulePx);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
