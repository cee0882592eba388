import { writeFileSync } from 'node:fs';
import type { Browser } from './browser.ts';

/** Writes a picture like a phone's camera, too large to be sent unchanged. Returns its size in bytes. */
export async function writePhoto(browser: Browser, path: string): Promise<number> {
  const photo = Buffer.from(await browser.run(drawn), 'base64');
  writeFileSync(path, photo);
  return photo.length;
}

/** Runs in the page: draws a grainy picture in the best quality, larger than the app sends. */
async function drawn(): Promise<string> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [2_800, 1_600];
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('nothing can be drawn');
  const picture = context.createImageData(canvas.width, canvas.height);
  let grain = 1;
  for (let at = 0; at < picture.data.length; at++) {
    grain = (grain * 16_807) % 2_147_483_647;
    picture.data[at] = at % 4 === 3 ? 255 : 90 + at / 180_000 + (grain % 32);
  }
  context.putImageData(picture, 0, 0);
  return canvas.toDataURL('image/jpeg', 1).split(',')[1] ?? '';
}
