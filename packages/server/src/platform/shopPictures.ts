import { join } from 'node:path';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { WorkerProcess } from './childProcesses.ts';
import { ConcurrencyLimiter } from './concurrencyLimiter.ts';
import type { NoTransaction } from './db.ts';

interface Branded {
  readonly lang: Lang;
  readonly name: string;
  readonly accent: string;
  readonly onAccent: string;
  /** The shop's icon as a picture file; null if the first character of its name is to be drawn. */
  readonly icon: Uint8Array | null;
}

/** A picture to be drawn: the card shown with links, an app icon, or an uploaded card cut to size. */
export type ShopPictureRequest =
  | ({ readonly kind: 'card'; readonly description: string; readonly host: string } & Branded)
  | ({ readonly kind: 'icon'; readonly sizePx: number } & Branded)
  | { readonly kind: 'cut'; readonly bytes: Uint8Array };

const line = new ConcurrencyLimiter({ atOnce: 1, perCaller: 4, perShop: 8, inAll: 24, retrySeconds: 5 });

/** Drawn in a child process, because the fonts would stay in the server's memory. */
const child = new WorkerProcess({
  program: join(import.meta.dirname, 'shopPictureChildProcess.ts'),
  timeLimitMs: 30_000,
  heapMegabytes: 384,
});

const kept = new Map<string, Promise<Uint8Array>>();
const keptMax = 60;

/**
 * The picture's bytes, drawn in a separate process. The latest ones are cached under `name`, which must
 * contain everything that the picture shows. Throws `TooBusy`.
 */
export function drawShopPicture(
  noTransaction: NoTransaction,
  name: string,
  wish: () => Promise<ShopPictureRequest>,
): Promise<Uint8Array> {
  noTransaction.check();
  const known = kept.get(name);
  if (known) return known;
  const made = line.run(noTransaction.turn, async () => child.ask<Uint8Array>(await wish()));
  kept.set(name, made);
  made.catch(() => kept.delete(name));
  for (const old of [...kept.keys()].slice(0, -keptMax)) kept.delete(old);
  return made;
}
