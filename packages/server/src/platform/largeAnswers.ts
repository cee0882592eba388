import type { Hold, Payer } from './workBudget.ts';

const atOnce = 3;

/**
 * Sends one large answer at a time per caller. A socket copies what it is given at once, and hundreds of such copies
 * would delay everybody. The others wait for their caller's previous answer.
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
