import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Lookup } from '../src/parcels/receivingState.ts';
import { courierNumber as number } from './desks.ts';
import { receivingDesk, results, right, verdict, weight } from './receivingDesk.ts';

/** What goes wrong while the n-th parcel is received, by a clerk who does not look; each comes to nothing. */
const slips = {
  none: () => {},
  double: (at, n) => at.hears(number(n), { afterMs: 10 }),
  reread: (at, n) => at.hears(number(n), { afterMs: 5_000 }),
  tail: (at, n) => at.hears(number(n).slice(-5)),
  longTail: (at, n) => at.hears(number(n).slice(1)),
  headless: (at, n) => at.hears(number(n + 50).slice(1)),
  unknownTail: (at) => at.hears('00070'),
  eightDigits: (at) => at.hears('81100070'),
  before: (at, n) => n > 0 && at.hears(number(n - 1), { afterMs: 3_000 }),
  order: (at) => at.hears('CD000000000'),
  shelfEcho: (at) => at.hears('A-01-2', { afterMs: 10 }),
  reload: (at) => at.reload(),
  bounce: (at) => at.state().step === 'shelf' && at.hears('', { afterMs: 10 }),
} satisfies Record<string, (at: ReturnType<typeof receivingDesk>, n: number) => unknown>;
const anySlip = fc.constantFrom(...(Object.keys(slips) as (keyof typeof slips)[]));

describe('receiving', () => {
  it('is right for every parcel whatever is scanned wrongly, twice, in pieces, too early or over a reload', () => {
    const answers = fc.constantFrom<Lookup['verdict'] | 'late'>(
      'forecast',
      'unknown',
      'here',
      'gone',
      'refuse',
      'late',
    );
    const parcel = fc.record({
      slipAt: fc.array(anySlip, { minLength: 4, maxLength: 4 }),
      early: fc.constantFrom('no', 'beforeWeight', 'beforeSize', 'atShelf'),
      keptShelf: fc.boolean(),
      quick: fc.boolean(),
      answer: answers,
    });
    fc.assert(
      fc.property(fc.array(parcel, { minLength: 1, maxLength: 40 }), (all) => {
        const at = receivingDesk();
        let ahead = false;
        all.forEach(({ slipAt, early, keptShelf, quick, answer }, n) => {
          const next = n + 1 < all.length;
          const afterMs = quick ? 10 : 2_000;
          const slip = (step: number) => slips[slipAt[step] ?? 'none'](at, n);
          const scanNext = (when: typeof early) => {
            // A slip and then another number: a step may have been lost, and the desk asks.
            if (early !== when || !next || at.state().slipped) return;
            at.hears(number(n + 1), { afterMs });
            ahead = true;
          };
          if (!ahead) at.hears(number(n), { afterMs });
          ahead = false;
          if (answer !== 'late') at.send({ type: 'found', lookup: verdict(number(n), answer) });
          slip(0);
          scanNext('beforeWeight');
          at.hears(weight(n), { afterMs });
          slip(1);
          scanNext('beforeSize');
          at.hears('30 20 10', { afterMs });
          slip(2);
          at.hears('', { afterMs });
          if (slipAt[2] === 'bounce') at.hears('', { afterMs: 10 });
          scanNext('atShelf');
          // The shelf that the desk keeps, or a scan of it.
          if (keptShelf && n > 0) at.hears(at.state().draft.shelf, { afterMs, bare: true });
          else at.hears('A-01-2', { afterMs });
          if (!ahead) slip(3);
        });
        expect(results(at.receipts)).toEqual(all.map((_, n) => right(n)));
      }),
    );
  });

  it('of any stream, receives only under whole numbers what was typed for them, or refuses aloud', () => {
    const act = fc.oneof(
      fc.nat(8).map((n) => ({ scan: n })),
      fc.nat(8).map((n) => ({ weigh: n })),
      fc
        .constantFrom('size', 'photo', 'shelf', 'kept', 'drop', 'reload', 'tail', 'stale', 'size2')
        .map((what) => ({ what })),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 120 }), (all) => {
        const at = receivingDesk();
        const weighed = new Map<string, number>();
        for (const one of all) {
          const before = at.state();
          at.refused();
          if ('scan' in one) at.hears(number(one.scan));
          else if ('weigh' in one) at.hears(weight(one.weigh), { turn: before.bench.turn });
          else if (one.what === 'size' || one.what === 'size2') at.hears('30 20 10');
          else if (one.what === 'photo') at.hears('');
          else if (one.what === 'shelf') at.hears('A-01-2');
          else if (one.what === 'kept') at.hears(before.draft.shelf, { bare: true });
          else if (one.what === 'drop') at.send({ type: 'drop' });
          else if (one.what === 'reload') at.reload();
          else if (one.what === 'tail') at.hears(number(3).slice(2));
          else at.hears(weight(9), { turn: before.bench.turn - 1 });
          const after = at.state();
          if ('weigh' in one) {
            const taken = after.draft.weight === weight(one.weigh) && before.step === 'weight';
            if (taken) weighed.set(before.bench.open, 1_000 + one.weigh * 10);
            expect(taken || at.refused()).toBe(true);
          }
          expect(after.draft.weight).not.toBe(weight(9));
          for (const { courierNumber, weightG } of at.receipts.splice(0)) {
            expect(courierNumber).toMatch(/^SF\d{13}$/);
            expect(weightG).toBe(weighed.get(courierNumber));
          }
        }
      }),
    );
  });
});
