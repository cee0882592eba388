import sharp from 'sharp';

/** The program of the process that decodes pictures (`images.ts`): a picture in, what is kept of it out. */

const maxSidePx = 2048;
const thumbSidePx = 360;

/**
 * The largest picture of each format, in pixels, by what decoding costs. JPEG is decoded at a fraction of its size, which
 * leaves room for the 50 megapixels of a phone; all others are decoded whole, and are screenshots or have been edited.
 */
const maxPixels: Readonly<Record<string, number>> = {
  jpeg: 64_000_000,
  png: 25_000_000,
  webp: 25_000_000,
  gif: 16_000_000,
  heif: 25_000_000,
  avif: 25_000_000,
};

sharp.concurrency(1);
sharp.cache(false);

async function reencode(bytes: Uint8Array) {
  const options = { limitInputPixels: Math.max(...Object.values(maxPixels)), failOn: 'warning' as const };
  const { format, width, height } = await sharp(bytes, options).metadata();
  if (width * height > (maxPixels[format] ?? 0)) return undefined;
  const full = await sharp(bytes, options)
    .autoOrient()
    .resize({ width: maxSidePx, height: maxSidePx, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  const thumb = await sharp(full.data)
    .resize({ width: thumbSidePx, height: thumbSidePx, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 74 })
    .toBuffer();
  return { bytes: full.data, thumb, mime: 'image/webp', width: full.info.width, height: full.info.height };
}

process.on('message', ({ bytes }: { bytes: Uint8Array }) => {
  reencode(bytes)
    .catch(() => undefined)
    .then((answer) => process.send?.(answer ?? null));
});
process.on('disconnect', () => process.exit());
