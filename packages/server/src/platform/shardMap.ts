import { setTimeout as pause } from 'node:timers/promises';
import type { ShopId } from './authenticatedIds.ts';
import { Connections, type DatabaseOptions } from './connections.ts';
import { ShopNotInDatabase } from './pipeline.ts';
import { ownerLogin } from './serving.ts';

/** While a shop's rows are being moved, the shop's place is this prefix followed by the name of the target. */
export const movingPrefix = '>';

/**
 * While an export is imported into a shop, the shop's place is this prefix followed by the archive's hash. No process
 * serves a shop with such a place.
 */
export const importingPrefix = `${movingPrefix}read-back `;

/** How long a caller waits for a moving shop; longer than the pause of a move. */
const waitMs = 4_000;
const lookAgainMs = 25;

/**
 * Knows which database holds each shop's rows. It queries the directory only after a transaction has failed in the
 * database that the shop has left, where the scope statement fails.
 */
export class ShardMap {
  readonly #home: Connections;
  readonly #options: DatabaseOptions;
  readonly #opened = new Map<string, Connections>();
  readonly #ofShop = new Map<string, string>();

  constructor(home: Connections, options: DatabaseOptions) {
    this.#home = home;
    this.#options = options;
  }

  /**
   * Runs the work in the shop's database, and once more if the shop moved meanwhile. Waits for a shop that is
   * moving.
   */
  async follow<T>(shopId: ShopId, run: (there: Connections) => Promise<T>): Promise<T> {
    let until: number | undefined;
    for (;;) {
      const place = this.#ofShop.get(shopId);
      try {
        return await run(place === undefined ? this.#home : this.named(place));
      } catch (error) {
        // The waiting time counts from the first failure, so that a request that was slow before may wait as long as
        // others.
        until ??= performance.now() + waitMs;
        if (!(error instanceof ShopNotInDatabase) || performance.now() > until) throw error;
        if (!(await this.#look(shopId, place))) await pause(lookAgainMs);
      }
    }
  }

  named(place: string): Connections {
    const known = this.#opened.get(place);
    if (known !== undefined) return known;
    const url = this.#options.places?.get(place);
    if (url === undefined)
      throw new Error(`a shop's rows are at ${place}, for which DATABASE_PLACES has no address`);
    const there = new Connections({
      ...this.#options,
      ...ownerLogin({ DATABASE_URL: url }),
      aside: undefined,
    });
    this.#opened.set(place, there);
    return there;
  }

  knownOf(shopId: ShopId): string | undefined {
    return this.#ofShop.get(shopId);
  }

  opened(): Connections[] {
    return [...this.#opened.values()];
  }

  /** Whether the shop is in another place than assumed. */
  async #look(shopId: ShopId, thought: string | undefined): Promise<boolean> {
    const { rows } = await this.#home.main.query<{ place: string | null }>({
      name: 'place',
      text: 'select place from shops where id = $1',
      values: [shopId],
    });
    const [found] = rows;
    if (found === undefined) throw new Error(`no shop ${shopId}`);
    const place = found.place ?? undefined;
    if (place?.startsWith(movingPrefix) || place === thought) return false;
    if (place === undefined) this.#ofShop.delete(shopId);
    else this.#ofShop.set(shopId, place);
    return true;
  }
}
