import { join } from 'node:path';
import { ProcessLimitExceeded, WorkerProcesses } from './childProcesses.ts';
import { ConcurrencyLimiter } from './concurrencyLimiter.ts';
import type { NoTransaction } from './db.ts';

export interface CleanImage {
  readonly bytes: Uint8Array;
  readonly thumb: Uint8Array;
  readonly mime: 'image/webp';
  readonly width: number;
  readonly height: number;
  /** The content of its QR code, if one was searched for and found. */
  readonly qr: string | null;
}

export interface ImageRequest {
  /** Whether to search for a QR code, which takes a tenth of a second. */
  readonly readsQr?: boolean;
}

/**
 * The number of pictures that are decoded at the same time. Of one shop, at most one is by a member and one by staff,
 * so that no shop delays another's next picture.
 */
const atOnce = 2;
const line = new ConcurrencyLimiter({
  atOnce,
  atOnceOfShop: 1,
  perCaller: 8,
  perShop: 24,
  inAll: 40,
  retrySeconds: 5,
});

const children = new WorkerProcesses(atOnce, {
  program: join(import.meta.dirname, 'imageChildProcess.ts'),
  timeLimitMs: 15_000,
  heapMegabytes: 128,
});

/**
 * The child's answer about a picture; undefined if the picture cannot be processed, or only with too much time or
 * memory. Throws `TooBusy`.
 */
async function ask<T>(noTransaction: NoTransaction, request: object): Promise<T | undefined> {
  noTransaction.check();
  try {
    return (await line.run(noTransaction.turn, () => children.ask<T | null>(request))) ?? undefined;
  } catch (error) {
    if (error instanceof ProcessLimitExceeded) return undefined;
    throw error;
  }
}

/**
 * The content of a QR code on a provider's drawing (SVG); undefined if there is none. Drawings that refer to
 * other files are refused. Throws `TooBusy`.
 */
export async function qrContentOfSvg(noTransaction: NoTransaction, svg: string): Promise<string | undefined> {
  noTransaction.check();
  if (/<!(ENTITY|DOCTYPE)|<image|<foreignObject|href\s*=\s*["'](?!#)/i.test(svg)) return undefined;
  return ask<string>(noTransaction, { bytes: Buffer.from(svg), isDrawing: true });
}

/**
 * Decodes an upload and encodes it again, so that nothing else from the received bytes (metadata, trailing
 * archives, scripts) remains. Undefined if the bytes are no known raster format, are damaged, or are larger
 * than phones produce. Throws `TooBusy`.
 */
export function cleanImage(
  noTransaction: NoTransaction,
  bytes: Uint8Array,
  { readsQr = false }: ImageRequest = {},
): Promise<CleanImage | undefined> {
  return ask<CleanImage>(noTransaction, { bytes, readsQr });
}

/**
 * A stored picture as a JPEG of at most 60 kB for an email; undefined if that cannot be made. Throws `TooBusy`.
 */
export function jpegForMail(
  noTransaction: NoTransaction,
  bytes: Uint8Array,
): Promise<Uint8Array | undefined> {
  return ask<Uint8Array>(noTransaction, { bytes, forMail: true });
}
