import { currentContext } from './requestContext.ts';

/** Collects the shops to which this process has written since `take` was last called. */
export class RecentlyWrittenShops {
  #byPeople = new Set<string>();
  #byClock = new Set<string>();

  note(shopId: string): void {
    (currentContext()?.byClock ? this.#byClock : this.#byPeople).add(shopId);
  }

  take(): { readonly byPeople: readonly string[]; readonly byClock: readonly string[] } {
    const taken = {
      byPeople: [...this.#byPeople],
      byClock: [...this.#byClock].filter((shopId) => !this.#byPeople.has(shopId)),
    };
    this.#byPeople = new Set();
    this.#byClock = new Set();
    return taken;
  }
}
