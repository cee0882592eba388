/** Whose work it is: shops take turns, and within a shop its callers. */
export interface Turn {
  readonly shopId: string;
  /** A member, a clerk, or a visitor's address. */
  readonly who: string;
}

/** More work was asked for than can be done soon. Said at once: waiting would hold memory and connections. */
export class Busy extends Error {
  override readonly name = 'Busy';
  readonly whose: 'caller' | 'server';
  readonly seconds: number;
  constructor(whose: 'caller' | 'server', seconds: number) {
    super(`busy: ${whose}`);
    this.whose = whose;
    this.seconds = seconds;
  }
}

export interface LineLimits {
  /** How many are worked on at once. */
  readonly atOnce: number;
  /** How many may be in line, those being worked on included. */
  readonly perCaller: number;
  readonly perShop: number;
  readonly inAll: number;
  /** When to come again. */
  readonly retrySeconds: number;
}

/**
 * Costly work of one kind, a few at once. Whoever is next is taken from the shop that had its turn longest ago, and there
 * from the caller who had: however much one of them brings, everybody else waits for one piece of it at most.
 */
export class Line {
  readonly #limits: LineLimits;
  /** Those with somebody waiting, in the order of their next turn; within each likewise. */
  readonly #waiting = new Map<string, Map<string, (() => void)[]>>();
  readonly #entered = new Map<string, number>();
  #working = 0;

  constructor(limits: LineLimits) {
    this.#limits = limits;
  }

  /** Takes a place in line for as long as `work` runs; throws `Busy` where there is none. `work` waits for its turn. */
  async enter<T>(
    turn: Turn,
    work: (wait: <W>(part: () => Promise<W>) => Promise<W>) => Promise<T>,
  ): Promise<T> {
    const { perCaller, perShop, inAll, retrySeconds } = this.#limits;
    const places = [`${turn.shopId} ${turn.who}`, turn.shopId, ''];
    const [caller = 0, shop = 0, all = 0] = places.map((place) => this.#entered.get(place) ?? 0);
    if (caller >= perCaller) throw new Busy('caller', retrySeconds);
    if (shop >= perShop || all >= inAll) throw new Busy('server', retrySeconds);
    for (const place of places) this.#count(place, 1);
    try {
      return await work((part) => this.#inTurn(turn, part));
    } finally {
      for (const place of places) this.#count(place, -1);
    }
  }

  /** A place in line and the turn, for work that is one piece. */
  run<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
    return this.enter(turn, (wait) => wait(work));
  }

  async #inTurn<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
    if (this.#working < this.#limits.atOnce) this.#working += 1;
    else await new Promise<void>((resolve) => this.#wait(turn, resolve));
    try {
      return await work();
    } finally {
      const next = this.#next();
      // The place at work is handed on, so that nobody slips in between.
      if (next) next();
      else this.#working -= 1;
    }
  }

  #wait({ shopId, who }: Turn, go: () => void): void {
    const callers = this.#waiting.get(shopId) ?? new Map<string, (() => void)[]>();
    const own = callers.get(who) ?? [];
    own.push(go);
    callers.set(who, own);
    this.#waiting.set(shopId, callers);
  }

  #next(): (() => void) | undefined {
    const [shop] = this.#waiting;
    if (shop === undefined) return undefined;
    const [shopId, callers] = shop;
    const [caller] = callers;
    const go = caller?.[1].shift();
    this.#waiting.delete(shopId);
    if (caller) {
      callers.delete(caller[0]);
      if (caller[1].length > 0) callers.set(...caller);
    }
    if (callers.size > 0) this.#waiting.set(shopId, callers);
    return go;
  }

  #count(place: string, by: number): void {
    const count = (this.#entered.get(place) ?? 0) + by;
    if (count === 0) this.#entered.delete(place);
    else this.#entered.set(place, count);
  }
}
