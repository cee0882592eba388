import { join } from 'node:path';
import { Children, Overdone } from './children.ts';
import { ConcurrencyLimiter } from './concurrencyLimiter.ts';
import type { NoTransaction } from './db.ts';

export interface CleanImage {
  readonly bytes: Uint8Array;
  readonly thumb: Uint8Array;
  readonly mime: 'image/webp';
  readonly width: number;
  readonly height: number;
  /** What a QR code on it says, if one was looked for and found. */
  readonly qr: string | null;
}

export interface ImageWish {
  /** Looks for a QR code, which takes a tenth of a second. */
  readonly readsQr?: boolean;
}

/**
 * Pictures decoded at a time; of one shop one by a member and one by staff, so that no shop delays another's next
 * picture.
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

const children = new Children(atOnce, {
  program: join(import.meta.dirname, 'imageChild.ts'),
  timeLimitMs: 15_000,
  heapMegabytes: 128,
});

/**
 * Decodes an upload and encodes it again, so that nothing of the received bytes (metadata, trailing archives, scripts)
 * remains. Undefined if the bytes are no known raster format, damaged, or larger than phones produce. Throws `Busy`.
 */
export async function cleanImage(
  noTransaction: NoTransaction,
  bytes: Uint8Array,
  { readsQr = false }: ImageWish = {},
): Promise<CleanImage | undefined> {
  noTransaction.check();
  try {
    return (
      (await line.run(noTransaction.turn, () => children.ask<CleanImage | null>({ bytes, readsQr }))) ??
      undefined
    );
  } catch (error) {
    if (error instanceof Overdone) return undefined;
    throw error;
  }
}
