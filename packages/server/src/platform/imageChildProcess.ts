import jsqr from 'jsqr';
import sharp, { type Sharp } from 'sharp';

/**
 * This file is the child process that decodes pictures (`images.ts`): it receives a picture and returns the cleaned
 * one. These are the longest sides of a stored picture and of its thumbnail.
 */

const maxSidePx = 2048;
const thumbSidePx = 360;

/**
 * The largest picture of each format, in pixels, by the cost of decoding. JPEG is decoded at a fraction of its size,
 * which allows the 50 megapixels of a phone. Other formats are decoded in full and are screenshots or edited pictures.
 */
const maxPixels: Readonly<Record<string, number>> = {
  jpeg: 64_000_000,
  png: 25_000_000,
  webp: 25_000_000,
  gif: 16_000_000,
  heif: 25_000_000,
  avif: 25_000_000,
};

/**
 * A picture with more pixels than `alwaysTakenPixels` must have at least one byte per `pixelsPerByte` pixels: a photo
 * has one per ten, a blank page one per thousand.
 */
const alwaysTakenPixels = 4_000_000;
const pixelsPerByte = 2_000;

sharp.concurrency(1);
sharp.cache(false);

async function reencode(bytes: Uint8Array, readsQr: boolean) {
  const options = { limitInputPixels: Math.max(...Object.values(maxPixels)), failOn: 'warning' as const };
  const { format, width, height, compression } = await sharp(bytes, options).metadata();
  const pixels = width * height;
  if (pixels > (maxPixels[format] ?? 0)) return undefined;
  if (pixels > alwaysTakenPixels && pixels > bytes.length * pixelsPerByte) return undefined;
  const picture = compression === 'hevc' ? await decodeHevc(bytes) : sharp(bytes, options).autoOrient();
  const full = await picture
    .resize({ width: maxSidePx, height: maxSidePx, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  const thumb = await sharp(full.data)
    .resize({ width: thumbSidePx, height: thumbSidePx, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 74 })
    .toBuffer();
  const { width: fullWidth, height: fullHeight } = full.info;
  const qr = readsQr ? await readQrCode(sharp(full.data)) : null;
  return { bytes: full.data, thumb, mime: 'image/webp', width: fullWidth, height: fullHeight, qr };
}

const longestQr = 600;

/**
 * The scales at which a QR code is searched for: first the original size, then enlarged, because the dots of
 * a small code have too few pixels.
 */
const qrScales = [1, 2] as const;
const longestReadSidePx = 2_400;

/** Reads the QR code from the cleaned picture and not from the upload, so that it is the code that everybody sees. */
async function readQrCode(cleaned: Sharp): Promise<string | null> {
  const { data, info } = await cleaned.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const scale of qrScales) {
    if (scale > 1 && Math.max(width, height) * scale > longestReadSidePx) break;
    const pixels =
      scale === 1
        ? data
        : await sharp(data, { raw: { width, height, channels } })
            .resize(width * scale)
            .raw()
            .toBuffer();
    const text = codeOn(pixels, width * scale, height * scale);
    if (text !== '') return text.length > longestQr ? null : text;
  }
  return null;
}

const codeOn = (data: Buffer, width: number, height: number): string =>
  jsqr.default(new Uint8ClampedArray(data.buffer, data.byteOffset, data.length), width, height, {
    inversionAttempts: 'dontInvert',
  })?.data ?? '';

/**
 * Decodes an iPhone photo (HEVC), which our build of sharp can measure but not decode. The decoder is loaded only for
 * such a picture and unloaded with it, because its memory never shrinks. The picture is turned upright and its
 * metadata dropped.
 */
async function decodeHevc(bytes: Uint8Array): Promise<Sharp> {
  const { default: loadDecoder } = await import('libheif-js/libheif-wasm/libheif-bundle.mjs');
  const heif = loadDecoder();
  const context = heif.heif_context_alloc();
  const { code } = heif.heif_context_read_from_memory(context, bytes);
  if (code !== heif.heif_error_code.heif_error_Ok) throw new Error('No HEIF file, or a part of one.');
  const handle = heif.heif_js_context_get_primary_image_handle(context);
  const { width, height, channels }: Decoded = heif.heif_js_decode_image2(
    handle,
    heif.heif_colorspace.heif_colorspace_RGB,
    heif.heif_chroma.heif_chroma_interleaved_RGB,
  );
  const [{ data, stride }] = channels;
  // The decoder may end each row with padding bytes, which are left out.
  const rows = Buffer.alloc(width * height * rgb);
  for (let row = 0; row < height; row += 1)
    rows.set(data.subarray(row * stride, row * stride + width * rgb), row * width * rgb);
  return sharp(rows, { raw: { width, height, channels: rgb } });
}

const rgb = 3;

interface Decoded {
  readonly width: number;
  readonly height: number;
  readonly channels: readonly [{ readonly data: Uint8Array; readonly stride: number }];
}

const drawingSidePx = 720;
const maxDrawingPixels = 16_000_000;

/** Draws a small SVG on white, and reads the QR code on it. */
async function readDrawnQrCode(bytes: Uint8Array): Promise<string | null> {
  const drawn = sharp(bytes, { limitInputPixels: maxDrawingPixels, failOn: 'warning' });
  if ((await drawn.metadata()).format !== 'svg') return null;
  const size = { width: drawingSidePx, height: drawingSidePx, fit: 'inside' } as const;
  return readQrCode(drawn.resize(size).flatten({ background: '#fff' }));
}

const mailSidePx = 480;
const mailBytesAtMost = 60_000;

/** A small JPEG that every mail program can show; null if it cannot be made small. */
async function jpegForMail(bytes: Uint8Array): Promise<Uint8Array | null> {
  const small = await sharp(bytes, { limitInputPixels: alwaysTakenPixels * 2, failOn: 'warning' })
    .resize({ width: mailSidePx, height: mailSidePx, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toBuffer();
  for (const quality of [76, 60, 40]) {
    const jpeg = await sharp(small).jpeg({ quality }).toBuffer();
    if (jpeg.length <= mailBytesAtMost) return jpeg;
  }
  return null;
}

interface Asked {
  readonly bytes: Uint8Array;
  readonly readsQr: boolean;
  readonly isDrawing?: boolean;
  readonly forMail?: boolean;
}

process.on('message', ({ bytes, readsQr, isDrawing, forMail }: Asked) => {
  const decoded = () => (isDrawing ? readDrawnQrCode(bytes) : reencode(bytes, readsQr));
  const answer: Promise<unknown> = forMail ? jpegForMail(bytes) : decoded();
  answer.catch(() => undefined).then((answer) => process.send?.(answer ?? null));
});
process.on('disconnect', () => process.exit());
