export interface CleanImage {
  readonly bytes: Uint8Array;
  readonly thumb: Uint8Array;
  readonly mime: 'image/webp';
  readonly width: number;
  readonly height: number;
}

const maxPixels = 40_000_000;
const maxSidePx = 2048;
const thumbSidePx = 360;
const formats = new Set(['jpeg', 'png', 'webp', 'heif', 'gif', 'avif']);

/** Two at a time: image work must not starve the requests beside it. */
let free = 2;
const waiting: (() => void)[] = [];

/**
 * Decodes an upload and encodes it anew, so that nothing of the received bytes (metadata, trailing archives, scripts)
 * is kept. Undefined where the bytes are no picture of a known raster format, are damaged, or exceed 40 megapixels.
 */
export async function cleanImage(bytes: Uint8Array): Promise<CleanImage | undefined> {
  if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
  else free -= 1;
  try {
    return await reencode(bytes);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}

async function reencode(bytes: Uint8Array): Promise<CleanImage | undefined> {
  const { default: sharp } = await import('sharp');
  try {
    const options = { limitInputPixels: maxPixels, failOn: 'warning' as const, animated: false };
    const { format } = await sharp(bytes, options).metadata();
    if (!formats.has(format)) return undefined;
    const upright = sharp(bytes, options).autoOrient();
    const full = await upright
      .clone()
      .resize({ width: maxSidePx, height: maxSidePx, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    const thumb = await sharp(full.data)
      .resize({ width: thumbSidePx, height: thumbSidePx, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 74 })
      .toBuffer();
    return { bytes: full.data, thumb, mime: 'image/webp', width: full.info.width, height: full.info.height };
  } catch {
    return undefined;
  }
}
