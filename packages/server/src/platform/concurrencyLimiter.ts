import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';

/** The caller that has requested work. Shops take turns, and so do the callers within a shop. */
export interface WorkOwner {
  readonly shopId: string;
  /** A member, a clerk, or a visitor's address. */
  readonly who: string;
  /** Work of staff waits in a queue of its own, so that members' work does not delay it. */
  readonly lane?: 'staff' | undefined;
}

/**
 * More work was requested than can be done soon. It is refused at once, because waiting would hold memory and
 * connections.
 */
export class TooBusy extends Error {
  override readonly name = 'Busy';
  readonly whose: 'caller' | 'server';
  readonly seconds: number;
  constructor(whose: 'caller' | 'server', seconds: number) {
    super(`busy: ${whose}`);
    this.whose = whose;
    this.seconds = seconds;
  }
}

/** The refusal of a caller who got no place in the queue. */
export const busyRefusal = ({ whose, seconds }: TooBusy): Refusal<'throttle.wait' | 'server.busy'> =>
  refuse(whose === 'caller' ? 'throttle.wait' : 'server.busy', { seconds });

export interface ConcurrencyLimits {
  /** The number of pieces of work that run at a time. */
  readonly atOnce: number;
  /** The number that run at a time for one shop, separately for its staff and all others; default: no extra limit. */
  readonly atOnceOfShop?: number;
  /** The number that one caller may have in the queue, including running ones. */
  readonly perCaller: number;
  readonly perShop: number;
  readonly inAll: number;
  /** After how many seconds the caller should try again. */
  readonly retrySeconds: number;
}

/**
 * A concurrency limiter for one kind of expensive work. The next place goes to the shop that has waited longest, and
 * within it to the caller who has waited longest. However much one caller requests, all others wait for at most one
 * piece of that work.
 */
export class ConcurrencyLimiter {
  readonly #limits: ConcurrencyLimits;
  /** Callers with waiting work, in the order of their next turn. */
  readonly #waiting = new Map<string, Map<string, (() => void)[]>>();
  readonly #entered = new Map<string, number>();
  readonly #ofShop = new Map<string, number>();
  #working = 0;

  constructor(limits: ConcurrencyLimits) {
    this.#limits = limits;
  }

  /**
   * Takes a place in the queue while `work` runs; throws `TooBusy` if there is none. `work` calls `wait` for the part
   * that must wait for its turn.
   */
  async enter<T>(
    turn: WorkOwner,
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

  /** Throws `TooBusy` if there is no place now. */
  look(turn: WorkOwner): void {
    const { perCaller, perShop, inAll, retrySeconds } = this.#limits;
    const [caller = 0, shop = 0, all = 0] = placesOf(turn).map((place) => this.#entered.get(place) ?? 0);
    if (caller >= perCaller) throw new TooBusy('caller', retrySeconds);
    if (shop >= perShop || all >= inAll) throw new TooBusy('server', retrySeconds);
  }

  /** Takes a place and waits for a turn, then runs the work. */
  run<T>(turn: WorkOwner, work: () => Promise<T>): Promise<T> {
    return this.enter(turn, (wait) => wait(work));
  }

  async #inTurn<T>(turn: WorkOwner, work: () => Promise<T>): Promise<T> {
    const lane = laneOf(turn);
    if (this.#mayBegin(lane)) this.#begin(lane);
    else await new Promise<void>((resolve) => this.#wait(turn, resolve));
    try {
      return await work();
    } finally {
      this.#working -= 1;
      count(this.#ofShop, lane, -1);
      // The next waiting caller gets the turn at once, before any new caller can enter.
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

  #wait(turn: WorkOwner, go: () => void): void {
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

const laneOf = ({ shopId, lane }: WorkOwner): string => (lane === undefined ? shopId : `${shopId} ${lane}`);

/**
 * The counters that a caller adds to: their own, the one of their shop, and the one of all shops, with separate
 * counters for staff.
 */
const placesOf = (turn: WorkOwner): [string, string, string] => [
  `${laneOf(turn)} ${turn.who}`,
  laneOf(turn),
  turn.lane ?? '',
];

function count(counts: Map<string, number>, place: string, by: number): void {
  const sum = (counts.get(place) ?? 0) + by;
  if (sum === 0) counts.delete(place);
  else counts.set(place, sum);
}
