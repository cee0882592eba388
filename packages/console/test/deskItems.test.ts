import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DeskItems,
  dropOpenItem,
  finishOpenItem,
  noDeskItems,
  queueNextItem,
  scanRelation,
  withOpenItem,
} from '../src/shell/deskItems.ts';
import { courierNumber } from './desks.ts';

const step = (bench: DeskItems, code: string): DeskItems => {
  const place = scanRelation(bench, code);
  if (place === 'opens') return withOpenItem(bench, code);
  return place === 'waits' ? queueNextItem(bench, code) : bench;
};

describe('one open thing', () => {
  it('keeps at most one waiting, opens it only when the open one is finished, and never opens a finished one', () => {
    const acts = fc.array(
      fc.oneof(
        fc.nat(6).map((n) => ({ scan: courierNumber(n) })),
        fc
          .tuple(fc.nat(6), fc.integer({ min: 3, max: 14 }))
          .map(([n, length]) => ({ tail: courierNumber(n).slice(-length) })),
        fc.constantFrom('finish' as const, 'drop' as const),
      ),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(acts, (all) => {
        let bench = noDeskItems;
        for (const act of all) {
          const before = bench;
          if (act === 'finish') {
            if (bench.open !== '') bench = finishOpenItem(bench);
            if (before.open !== '') expect(bench.open).toBe(before.waiting);
          } else if (act === 'drop') {
            bench = dropOpenItem(bench);
            expect(bench.open + bench.waiting).toBe('');
          } else bench = step(bench, 'scan' in act ? act.scan : act.tail);
          if (bench.open !== before.open) expect(bench.turn).not.toBe(before.turn);
          if (before.open !== '' && typeof act === 'object') expect(bench.open).toBe(before.open);
          expect(bench.waiting === '' || bench.waiting !== bench.open).toBe(true);
          if (typeof act === 'object' && 'scan' in act && before.done.includes(act.scan))
            expect(bench.open).toBe(before.open);
        }
      }),
    );
  });

  it('tells a repeated scan, a piece of a number, and a second waiting one from a new one', () => {
    const [a, b, c] = [courierNumber(1), courierNumber(2), courierNumber(3)];
    const bench = queueNextItem(withOpenItem(noDeskItems, a), b);
    const over = finishOpenItem(bench);
    expect([a, b, c, a.slice(1), b.slice(-5), `${a}-1`].map((code) => scanRelation(bench, code))).toEqual([
      'again',
      'again',
      'full',
      'part',
      'part',
      'full',
    ]);
    expect(over).toMatchObject({ open: b, waiting: '', done: [a] });
    expect(scanRelation(over, a)).toBe('done');
  });
});
