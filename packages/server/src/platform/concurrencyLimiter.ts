import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';

/** Whose work it is: shops take turns, and within a shop its callers. */
export interface Turn {
  readonly shopId: string;
  /** A member, a clerk, or a visitor's address. */
  readonly who: string;
  /** Staff stand in a lane of their own: what members bring keeps nobody from work. */
  readonly lane?: 'staff' | undefined;
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

/** What a caller is answered who found no place. */
export const busyRefusal = ({ whose, seconds }: Busy): Refusal =>
  refuse(whose === 'caller' ? 'throttle.wait' : 'server.busy', { seconds });

export interface LineLimits {
  /** How many are worked on at once. */
  readonly atOnce: number;
  /** How many of one shop, and of each of its lanes; as many as of all where it is not said. */
  readonly atOnceOfShop?: number;
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
export class ConcurrencyLimiter {
  readonly #limits: LineLimits;
  /** Those with somebody waiting, in the order of their next turn; within each likewise. */
  readonly #waiting = new Map<string, Map<string, (() => void)[]>>();
  readonly #entered = new Map<string, number>();
  readonly #ofShop = new Map<string, number>();
  #working = 0;

  constructor(limits: LineLimits) {
    this.#limits = limits;
  }

  /** Takes a place in line for as long as `work` runs; throws `Busy` where there is none. `work` waits for its turn. */
  async enter<T>(
    turn: Turn,
    work: (wait: <W>(part: () => Promise<W>) => Promise<W>) => Promise<T>,
  ): Promise<T> {
    this.look(turn);
    const places = placesOf(turn);
    for (const place of places) count(this.#entered, place, 1);
    try {
      return await work((part) => this.#inTurn(turn, part));
    } finally {
      for (const place of places) count(this.#entered, place, -1);
    }
  }

  /** Throws `Busy` where there is no place now. */
  look(turn: Turn): void {
    const { perCaller, perShop, inAll, retrySeconds } = this.#limits;
    const [caller = 0, shop = 0, all = 0] = placesOf(turn).map((place) => this.#entered.get(place) ?? 0);
    if (caller >= perCaller) throw new Busy('caller', retrySeconds);
    if (shop >= perShop || all >= inAll) throw new Busy('server', retrySeconds);
  }

  /** A place in line and the turn, for work that is one piece. */
  run<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
    return this.enter(turn, (wait) => wait(work));
  }

  async #inTurn<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
    const lane = laneOf(turn);
    if (this.#mayBegin(lane)) this.#begin(lane);
    else await new Promise<void>((resolve) => this.#wait(turn, resolve));
    try {
      return await work();
    } finally {
      this.#working -= 1;
      count(this.#ofShop, lane, -1);
      // Handed on at once, so that nobody slips in between.
      this.#next()?.();
    }
  }

  #mayBegin(lane: string): boolean {
    const { atOnce, atOnceOfShop = atOnce } = this.#limits;
    return this.#working < atOnce && (this.#ofShop.get(lane) ?? 0) < atOnceOfShop;
  }

  #begin(lane: string): void {
    this.#working += 1;
    count(this.#ofShop, lane, 1);
  }

  #wait(turn: Turn, go: () => void): void {
    const lane = laneOf(turn);
    const callers = this.#waiting.get(lane) ?? new Map<string, (() => void)[]>();
    const own = callers.get(turn.who) ?? [];
    own.push(go);
    callers.set(turn.who, own);
    this.#waiting.set(lane, callers);
  }

  #next(): (() => void) | undefined {
    const next = [...this.#waiting].find(([lane]) => this.#mayBegin(lane));
    if (next === undefined) return undefined;
    const [lane, callers] = next;
    this.#begin(lane);
    const [caller] = callers;
    const go = caller?.[1].shift();
    this.#waiting.delete(lane);
    if (caller) {
      callers.delete(caller[0]);
      if (caller[1].length > 0) callers.set(...caller);
    }
    if (callers.size > 0) this.#waiting.set(lane, callers);
    return go;
  }
}

const laneOf = ({ shopId, lane }: Turn): string => (lane === undefined ? shopId : `${shopId} ${lane}`);

/** Where somebody counts: for themselves, in their shop's lane, and in that lane of all shops. */
const placesOf = (turn: Turn): [string, string, string] => [
  `${laneOf(turn)} ${turn.who}`,
  laneOf(turn),
  turn.lane ?? '',
];

function count(counts: Map<string, number>, place: string, by: number): void {
  const sum = (counts.get(place) ?? 0) + by;
  if (sum === 0) counts.delete(place);
  else counts.set(place, sum);
}
