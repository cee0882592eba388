import type { Hold, Payer } from './workBudget.ts';

const atOnce = 3;

/**
 * The large answers that leave for one caller at a time: what a line takes in at once is copied at once, and hundreds of such
 * copies would keep everybody waiting. The others wait, each for its caller's own.
 */
export class LargeAnswers {
  readonly #leaving = new Map<string, { count: number; readonly next: (() => void)[] }>();

  async enter({ kind, key }: Payer): Promise<Hold> {
    const name = `${kind} ${key}`;
    const of = this.#leaving.get(name) ?? { count: 0, next: [] };
    this.#leaving.set(name, of);
    if (of.count >= atOnce) await new Promise<void>((resolve) => of.next.push(resolve));
    else of.count += 1;
    let isIn = true;
    return {
      end: () => {
        if (!isIn) return;
        isIn = false;
        const next = of.next.shift();
        if (next) return next();
        of.count -= 1;
        if (of.count === 0) this.#leaving.delete(name);
      },
    };
  }
}
