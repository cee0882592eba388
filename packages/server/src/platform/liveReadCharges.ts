import { payersOf } from './admission.ts';
import type { LiveReader } from './liveRead.ts';
import { runCharged, runInContext } from './requestContext.ts';
import type { ChargedParties, ResourceReservation, WorkBudget } from './workBudget.ts';

/** Assumed costs that cannot be measured per answer: processing outside of handlers. */
const answerMs = 0.4;

/**
 * Charges the reads that pages keep open. Each reader is charged for one place, and for an equal share of every
 * answer that is made for several readers.
 */
export class LiveReadCharges {
  readonly #budget: WorkBudget;

  constructor(budget: WorkBudget) {
    this.#budget = budget;
  }

  /** A place for the reader; undefined if they have as many as allowed. */
  placeFor(reader: LiveReader): ResourceReservation | undefined {
    return this.#budget.hold(payerOf(reader), 'reads', 1);
  }

  /** How long until one of the readers may get an answer; 0 means now. */
  waitMs(readers: readonly LiveReader[]): number {
    let seconds = Number.POSITIVE_INFINITY;
    for (const reader of readers) {
      seconds = Math.min(seconds, this.#budget.wait(payerOf(reader)));
      if (seconds === 0) break;
    }
    return Number.isFinite(seconds) ? seconds * 1_000 : 0;
  }

  async paying<T>(name: string, readers: readonly LiveReader[], work: () => Promise<T>): Promise<T> {
    const [first] = readers;
    if (first === undefined) return work();
    const spent = { ms: answerMs, rows: 0, payers: payerOf(first) };
    try {
      return await runInContext({ name, span: undefined, spent }, work);
    } finally {
      this.#share(readers, spent.ms);
    }
  }

  /** Runs synchronous work whose cost the readers share. */
  telling(readers: readonly LiveReader[], work: () => void): void {
    const spent = { ms: 0 };
    runCharged(work, spent);
    this.#share(readers, spent.ms);
  }

  #share(readers: readonly LiveReader[], ms: number): void {
    const cost = { ms: ms / readers.length, rows: 0 };
    for (const reader of readers) this.#budget.charge(payerOf(reader), cost);
  }
}

const payerOf = ({ shopId, person }: LiveReader): ChargedParties => payersOf(shopId, person);
