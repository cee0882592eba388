import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NumberLookup } from '../src/parcels/receivingState.ts';
import { courierNumber as number } from './desks.ts';
import { expectedReceipt, numberLookup, receiptResults, receivingDesk, weight } from './receivingDesk.ts';

/** Mistakes of a clerk who does not look at the screen, while receiving the n-th parcel. None of them has an effect. */
const slips = {
  none: () => {},
  double: (at, n) => at.hears(number(n), { afterMs: 10 }),
  reread: (at, n) => at.hears(number(n), { afterMs: 5_000 }),
  tail: (at, n) => at.hears(number(n).slice(-5)),
  longTail: (at, n) => at.hears(number(n).slice(1)),
  headless: (at, n) => at.hears(number(n + 50).slice(1)),
  unknownTail: (at) => at.hears('00070'),
  eightDigits: (at) => at.hears('81100070'),
  before: (at, n) =>
    at.receipts.some(({ courierNumber }) => courierNumber === number(n - 1)) &&
    at.hears(number(n - 1), { afterMs: 3_000 }),
  order: (at) => at.hears('CD000000000'),
  shelfEcho: (at) => at.hears('A-01-2', { afterMs: 10 }),
  reload: (at) => at.reload(),
  bounce: (at) => at.state().step === 'shelf' && at.hears('', { afterMs: 10 }),
} satisfies Record<string, (at: ReturnType<typeof receivingDesk>, n: number) => unknown>;
const anySlip = fc.constantFrom(...(Object.keys(slips) as (keyof typeof slips)[]));

const plain = { ahead: null, keptShelf: false, lost: null, quick: false };
const none = ['none', 'none', 'none'] as const;
// Four parcels. The numbers of the two in the middle are scanned right before their shelves. For the first of them
// this is the only scan, because the earlier one is lost; the shelf of the other is confirmed by Enter.
const scannedLate = [
  { ...plain, slipAt: [...none, 'none' as const] },
  { ...plain, slipAt: [...none, 'double' as const], lost: 0 as const },
  { ...plain, slipAt: [...none, 'double' as const], keptShelf: true },
  { ...plain, slipAt: [...none, 'none' as const] },
];

describe('receiving', () => {
  it('handles every parcel correctly despite wrong, repeated, partial and early scans and reloads', () => {
    const answers = fc.constantFrom<NumberLookup['verdict'] | 'lost'>(
      'forecast',
      'unknown',
      'here',
      'gone',
      'refuse',
      'lost',
    );
    const parcel = fc.record({
      slipAt: fc.array(anySlip, { minLength: 4, maxLength: 4 }),
      early: fc.constantFrom('no', 'beforeWeight', 'beforeSize', 'atShelf'),
      keptShelf: fc.boolean(),
      quick: fc.boolean(),
      answer: answers,
      /**
       * The number of steps until the lookup of this parcel's number is answered. A later parcel's lookup can be
       * answered first.
       */
      answerAfter: fc.nat(9),
    });
    fc.assert(
      fc.property(fc.array(parcel, { minLength: 1, maxLength: 40 }), (all) => {
        const at = receivingDesk();
        let ahead = false;
        const late: { left: number; lookup: NumberLookup }[] = [];
        const answer = () => {
          for (const one of late) if (one.left-- === 0) at.send({ type: 'found', lookup: one.lookup });
        };
        all.forEach(({ slipAt, early, keptShelf, quick, ...one }, n) => {
          const next = n + 1 < all.length;
          const afterMs = quick ? 10 : 2_000;
          const slip = (step: number) => {
            slips[slipAt[step] ?? 'none'](at, n);
            answer();
          };
          const scanNext = (when: typeof early) => {
            // Scans no number early after a mistake, because the desk would then ask whether a step of the current
            // parcel was lost.
            if (early !== when || !next || at.state().misses.length > 0) return;
            at.hears(number(n + 1), { afterMs });
            ahead = true;
          };
          if (!ahead) at.hears(number(n), { afterMs });
          ahead = false;
          if (one.answer !== 'lost')
            late.push({ left: one.answerAfter, lookup: numberLookup(number(n), one.answer) });
          answer();
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
          // The clerk confirms the shelf that the desk has kept, or scans a shelf.
          if (keptShelf && n > 0) at.hears(at.state().draft.shelf, { afterMs, bare: true });
          else at.hears('A-01-2', { afterMs });
          if (!ahead) slip(3);
        });
        expect(receiptResults(at.receipts)).toEqual(all.map((_, n) => expectedReceipt(n)));
      }),
    );
  });

  it('if steps are never read, no parcel gets another’s weight or shelf, and the parcel after the next is correct', () => {
    const unread = fc.constantFrom(
      'none',
      'double',
      'reread',
      'tail',
      'longTail',
      'before',
      'order',
      'reload',
    );
    const parcel = fc.record({
      slipAt: fc.array(unread, { minLength: 4, maxLength: 4 }),
      ahead: fc.constantFrom(null, null, 0, 1, 2, 3),
      keptShelf: fc.boolean(),
      lost: fc.constantFrom(null, null, null, 0, 1, 2, 3, 4),
      quick: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(parcel, { minLength: 1, maxLength: 30 }), (all) => {
        const at = receivingDesk({ picturesNeeded: true });
        const shelf = (n: number) => (n % 2 === 0 ? 'A-01-1' : 'A-01-2');
        let ahead = false;
        const isLost = (n: number, step: number) =>
          all[n]?.lost === step && !isHarmed(n - 1) && !isHarmed(n - 2);
        const isHarmed = (n: number): boolean => n >= 0 && all[n]?.lost !== null;
        all.forEach(({ slipAt, ahead: when, keptShelf, quick }, n) => {
          const more = { afterMs: quick ? 10 : 2_000 };
          if (!ahead && !isLost(n, 0)) at.hears(number(n), more);
          ahead = false;
          [weight(n), '30 20 10', 'F7', shelf(n)].forEach((text, step) => {
            slips[slipAt[step] ?? 'none'](at, n);
            // The next number is scanned early only if the desk got this parcel's number and lost nothing of the two
            // parcels before. Otherwise the weight could belong to either of two parcels.
            const mayBeAhead = !isLost(n, 0) && !isHarmed(n - 1) && !isHarmed(n - 2);
            if (when === step && n + 1 < all.length && mayBeAhead) {
              at.hears(number(n + 1), more);
              ahead = true;
            }
            if (isLost(n, step + 1)) return;
            if (text === 'F7') at.send({ type: 'withoutPhoto' });
            else if (step === 3 && keptShelf && at.state().draft.shelf === text)
              at.hears('', { ...more, bare: true });
            else at.hears(text, more);
          });
        });
        const wrongs = receiptResults(at.receipts).filter(([code, grams, where]) => {
          const n = all.findIndex((_, at) => number(at) === code);
          return grams !== 1_000 + n * 10 || where !== shelf(n);
        });
        expect(wrongs).toEqual([]);
        const received = new Set(at.receipts.map(({ courierNumber }) => courierNumber));
        // Whether the desk may open the parcel late: one of its own steps was lost, or the parcel before was opened
        // late and this parcel's number is scanned twice.
        const isLate = (n: number): boolean =>
          isHarmed(n) ||
          (n > 0 &&
            isLate(n - 1) &&
            (all[n]?.slipAt ?? []).some((slip) => ['double', 'reread'].includes(slip)));
        all.forEach((_, n) => {
          if (![n, n - 1, n - 2].some(isLate)) expect(received.has(number(n))).toBe(true);
        });
      }),
      { examples: [[scannedLate]] },
    );
  });

  it('receives from any stream only whole numbers with their own entries, or refuses with a sound', () => {
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
            const typed = weight(one.weigh);
            const isNext = after.nextWeight === typed;
            const taken = !isNext && after.draft.weight === typed && before.step === 'weight';
            // The desk keeps a weight for the waiting parcel. It uses the weight after a size or a third number has
            // shown that it was meant for that parcel.
            const meant = isNext ? before.bench.waiting : taken ? after.bench.open : '';
            if (meant !== '') weighed.set(meant, 1_000 + one.weigh * 10);
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
