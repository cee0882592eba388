import { Readable } from 'node:stream';
import type { Hold, Payer } from './workBudget.ts';

const atOnce = 3;
/** Written in some 0.15 ms. A request takes some seven turns of the event loop, and meets a piece in each. */
export const pieceBytes = 64 * 1024;

/**
 * Sends a few large answers at a time per caller, and of all of them one piece in a turn of the event loop. A socket that takes
 * everything at once never makes its writer wait, so without turns hundreds of answers would leave before anybody else is served.
 */
export class LargeAnswers {
  readonly #leaving = new Map<string, { count: number; readonly next: (() => void)[] }>();
  readonly #waiting: (() => void)[] = [];

  /** The others wait for their caller's previous answer. */
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

  piecesOf(bytes: Buffer): Readable {
    return Readable.from(this.#pieces(bytes));
  }

  async *#pieces(bytes: Buffer): AsyncGenerator<Buffer> {
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      await this.#turn();
      yield bytes.subarray(at, at + pieceBytes);
    }
  }

  #turn(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#waiting.push(resolve) === 1) setImmediate(() => this.#nextTurn());
    });
  }

  #nextTurn(): void {
    const goOn = this.#waiting.shift();
    if (this.#waiting.length > 0) setImmediate(() => this.#nextTurn());
    goOn?.();
  }
}
