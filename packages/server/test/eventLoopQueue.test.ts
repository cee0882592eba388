import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describe, expect, test } from 'vitest';
import type { AllowanceHolder } from '../src/platform/allowances.ts';
import { EventLoopQueue } from '../src/platform/eventLoopQueue.ts';
import { answerChunkBytes, LargeAnswerQueue } from '../src/platform/largeAnswerQueue.ts';

const caller = (key: string): AllowanceHolder => ({ kind: 'member', key });

describe('turns', () => {
  test('let one continue in each turn of the event loop, one caller after the other', async () => {
    const turns = new EventLoopQueue();
    const order: string[] = [];
    const turnOf = new Map<string, number>();
    let turn = 0;
    const count = () => {
      turn += 1;
      if (order.length < 5) setImmediate(count);
    };
    setImmediate(count);
    const go = (caller: string, n: number) =>
      turns.next(caller).then(() => {
        order.push(`${caller}${n}`);
        turnOf.set(`${caller}${n}`, turn);
      });
    await Promise.all([go('a', 1), go('a', 2), go('a', 3), go('b', 1), go('b', 2)]);
    expect(order).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
    expect(new Set(turnOf.values()).size).toBe(5);
    await go('a', 4);
    expect(order).toHaveLength(6);
  });

  test('with places limit the work in progress, and count none for longer than its time', async () => {
    const turns = new EventLoopQueue({ atOnce: 2, forMs: 300 });
    const begun: string[] = [];
    const go = async (caller: string) => {
      const place = await turns.next(caller);
      begun.push(caller);
      return place;
    };
    const quiet = () => new Promise((resolve) => setTimeout(resolve, 30));
    const [first] = [go('a'), go('b'), go('c'), go('d'), go('e')];
    await quiet();
    expect(begun).toEqual(['a', 'b']);
    const place = await first;
    place?.end();
    place?.end();
    await quiet();
    expect(begun).toEqual(['a', 'b', 'c']);
    await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

test("one caller's large answers are sent three at a time, in order, and do not delay others", async () => {
  const answers = new LargeAnswerQueue();
  const own = caller('a');
  const places = await Promise.all([1, 2, 3].map(() => answers.enter(own)));
  const left: number[] = [];
  const waiting = [4, 5].map(async (n) => {
    const place = await answers.enter(own);
    left.push(n);
    return place;
  });
  await answers.enter(caller('b'));
  expect(left).toEqual([]);
  places[0]?.end();
  places[0]?.end();
  const fourth = await waiting[0];
  expect(left).toEqual([4]);
  fourth?.end();
  await waiting[1];
  expect(left).toEqual([4, 5]);
});

test('one chunk of all large answers is sent per turn of the event loop, even if sockets accept everything at once', async () => {
  const answers = new LargeAnswerQueue();
  const body = Buffer.alloc(8 * answerChunkBytes + 1, 'x');
  let turn = 0;
  let isOver = false;
  const count = () => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const piecesIn = new Map<number, number>();
  const reader = async (_: unknown, n: number) => {
    let bytes = 0;
    const taking = new Writable({
      write: (piece: Buffer, _encoding, done) => {
        piecesIn.set(turn, (piecesIn.get(turn) ?? 0) + 1);
        bytes += piece.length;
        done();
      },
    });
    await pipeline(answers.piecesOf(body, caller(`${n}`)), taking);
    return bytes;
  };
  const read = await Promise.all(Array.from({ length: 30 }, reader));
  isOver = true;
  expect(new Set(read)).toEqual(new Set([body.length]));
  expect(Math.max(...piecesIn.values())).toBe(1);
});
