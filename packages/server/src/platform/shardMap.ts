import { setTimeout as pause } from 'node:timers/promises';
import { Connections, type DatabaseOptions } from './connections.ts';
import { ShopElsewhere } from './pipeline.ts';
import type { ShopId } from './provenIds.ts';
import { asOwner } from './serving.ts';

/** What stands before a place's name while a shop's rows are on their way there. */
export const onItsWay = '>';

/** How long anybody waits for a shop that is on its way, longer than it is kept. */
const waitMs = 4_000;
const lookAgainMs = 25;

/**
 * Where the rows of each shop are. Nothing is asked until a transaction meets a database that the shop has left: where it was
 * found last it is, or its scope is refused there.
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

  /** Runs it where the shop is, and once more where that has changed meanwhile. Waits for one that is on its way. */
  async follow<T>(shopId: ShopId, run: (there: Connections) => Promise<T>): Promise<T> {
    const until = performance.now() + waitMs;
    for (;;) {
      const place = this.#ofShop.get(shopId);
      try {
        return await run(place === undefined ? this.#home : this.named(place));
      } catch (error) {
        if (!(error instanceof ShopElsewhere) || performance.now() > until) throw error;
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
    const there = new Connections({ ...this.#options, ...asOwner({ DATABASE_URL: url }), aside: undefined });
    this.#opened.set(place, there);
    return there;
  }

  knownOf(shopId: ShopId): string | undefined {
    return this.#ofShop.get(shopId);
  }

  opened(): Connections[] {
    return [...this.#opened.values()];
  }

  /** Whether it is elsewhere than was thought. */
  async #look(shopId: ShopId, thought: string | undefined): Promise<boolean> {
    const { rows } = await this.#home.main.query<{ place: string | null }>({
      name: 'place',
      text: 'select place from shops where id = $1',
      values: [shopId],
    });
    const [found] = rows;
    if (found === undefined) throw new Error(`no shop ${shopId}`);
    const place = found.place ?? undefined;
    if (place?.startsWith(onItsWay) || place === thought) return false;
    if (place === undefined) this.#ofShop.delete(shopId);
    else this.#ofShop.set(shopId, place);
    return true;
  }
}
