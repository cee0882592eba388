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
}

/** Of a shop, and of its staff, one at a time: whatever one brings, another shop's next picture does not wait for it. */
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
 * Decodes an upload and encodes it anew, so that nothing of the received bytes (metadata, trailing archives, scripts)
 * is kept. Undefined where the bytes are no picture of a known raster format, are damaged, or larger than what phones
 * take. Throws `Busy`.
 */
export async function cleanImage(
  noTransaction: NoTransaction,
  bytes: Uint8Array,
): Promise<CleanImage | undefined> {
  noTransaction.check();
  try {
    return (
      (await line.run(noTransaction.turn, () => children.ask<CleanImage | null>({ bytes }))) ?? undefined
    );
  } catch (error) {
    if (error instanceof Overdone) return undefined;
    throw error;
  }
}
