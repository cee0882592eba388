import { payersOf } from './admission.ts';
import type { Reader } from './liveRead.ts';
import { chargedWork, during } from './requestContext.ts';
import type { Hold, Payers, WorkBudget } from './workBudget.ts';

/** What cannot be measured piece by piece: an answer's way through the process. */
const answerMs = 0.4;

/** Held reads are paid for by those who hold them: a place each, and of every answer that is made for several an equal share. */
export class LivePayments {
  readonly #budget: WorkBudget;

  constructor(budget: WorkBudget) {
    this.#budget = budget;
  }

  /** Undefined where they hold as many as they may. */
  placeFor(reader: Reader): Hold | undefined {
    return this.#budget.hold(payerOf(reader), 'reads', 1);
  }

  /** How long until one of them may have an answer made; 0: now. */
  waitMs(readers: readonly Reader[]): number {
    let seconds = Number.POSITIVE_INFINITY;
    for (const reader of readers) {
      seconds = Math.min(seconds, this.#budget.wait(payerOf(reader)));
      if (seconds === 0) break;
    }
    return Number.isFinite(seconds) ? seconds * 1_000 : 0;
  }

  async paying<T>(name: string, readers: readonly Reader[], work: () => Promise<T>): Promise<T> {
    const [first] = readers;
    if (first === undefined) return work();
    const spent = { ms: answerMs, rows: 0, payers: payerOf(first) };
    try {
      return await during({ name, span: undefined, spent }, work);
    } finally {
      this.#share(readers, spent.ms);
    }
  }

  /** Work without a pause. */
  telling(readers: readonly Reader[], work: () => void): void {
    const spent = { ms: 0 };
    chargedWork(work, spent);
    this.#share(readers, spent.ms);
  }

  #share(readers: readonly Reader[], ms: number): void {
    const cost = { ms: ms / readers.length, rows: 0 };
    for (const reader of readers) this.#budget.charge(payerOf(reader), cost);
  }
}

const payerOf = ({ shopId, person }: Reader): Payers => payersOf(shopId, person);
