import { Readable } from 'node:stream';
import { type AllowanceHolder, payerName } from './allowances.ts';
import { EventLoopQueue } from './eventLoopQueue.ts';
import type { ResourceReservation } from './workBudget.ts';

const atOnce = 3;
/**
 * The size of one piece, which is written in some 0.15 ms. A request needs some seven turns of the event loop, each
 * of which may be delayed by one such piece.
 */
export const answerChunkBytes = 64 * 1024;

/**
 * Sends a few large answers at a time per caller, and only one piece of all answers per turn of the event loop. A
 * socket that accepts everything at once never makes its writer wait, so without turns hundreds of answers would
 * leave before any other caller is served.
 */
export class LargeAnswerQueue {
  readonly #leaving = new Map<string, { count: number; readonly next: (() => void)[] }>();
  readonly #turns = new EventLoopQueue();

  /** Takes one of the caller's places for large answers; waits while all of them are taken. */
  async enter(caller: AllowanceHolder): Promise<ResourceReservation> {
    const name = payerName(caller);
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

  piecesOf(bytes: Buffer, caller: AllowanceHolder): Readable {
    return Readable.from(this.#pieces(bytes, payerName(caller)));
  }

  async *#pieces(bytes: Buffer, caller: string): AsyncGenerator<Buffer> {
    for (let at = 0; at < bytes.length; at += answerChunkBytes) {
      await this.#turns.next(caller);
      yield bytes.subarray(at, at + answerChunkBytes);
    }
  }
}
