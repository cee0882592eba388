import type { ResourceReservation } from './workBudget.ts';

interface Places {
  /** How many pieces of work may be in progress at the same time. */
  readonly atOnce: number;
  /**
   * After this time a piece of work no longer counts as in progress. Otherwise one that waits for its sender
   * would block all others.
   */
  readonly forMs: number;
}

/**
 * Lets one waiting piece of work continue per turn of the event loop, taking callers in turn. So other work is
 * delayed by at most one piece in each turn. With `places` it also limits how many are in progress.
 * @example
 * const turns = new EventLoopQueue({ atOnce: 4, forMs: 100 });
 * const place = await turns.next('member 1'); // in the next turn, or after the others
 * place.end();
 */
export class EventLoopQueue {
  /** The waiting work by caller, in the order in which callers are served. */
  readonly #waiting = new Map<string, ((place: ResourceReservation) => void)[]>();
  readonly #places: Places | undefined;
  #underWay = 0;
  #isScheduled = false;

  constructor(places?: Places) {
    this.#places = places;
  }

  next(caller: string): Promise<ResourceReservation> {
    return new Promise((resolve) => {
      const own = this.#waiting.get(caller);
      if (own) own.push(resolve);
      else this.#waiting.set(caller, [resolve]);
      this.#schedule();
    });
  }

  #schedule(): void {
    const isFull = this.#places !== undefined && this.#underWay >= this.#places.atOnce;
    if (this.#isScheduled || isFull || this.#waiting.size === 0) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#letGo();
      this.#schedule();
    });
  }

  #letGo(): void {
    const [first] = this.#waiting;
    if (first === undefined) return;
    const [caller, own] = first;
    const goOn = own.shift();
    this.#waiting.delete(caller);
    if (own.length > 0) this.#waiting.set(caller, own);
    goOn?.(this.#place());
  }

  #place(): ResourceReservation {
    if (this.#places === undefined) return { end: () => undefined };
    this.#underWay += 1;
    let isUnderWay = true;
    const end = () => {
      clearTimeout(timer);
      if (!isUnderWay) return;
      isUnderWay = false;
      this.#underWay -= 1;
      this.#schedule();
    };
    const timer = setTimeout(end, this.#places.forMs);
    timer.unref();
    return { end };
  }
}
