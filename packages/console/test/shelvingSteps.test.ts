import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  initialShelving,
  type ShelvingEffect,
  type ShelvingEvent,
  type ShelvingState,
  shelvingReducer,
} from '../src/parcels/shelvingSteps.ts';
import { courierNumber as number, textDesk } from './desks.ts';

const shelves = new Set(['A-01-1', 'A-01-2', 'B-07-1', 'KAISHA']);
const codes = [...shelves];

function desk() {
  const { taken: placed, ...at } = textDesk({
    initial: initialShelving,
    reduce: (state: ShelvingState, event: ShelvingEvent) => shelvingReducer(state, event, shelves),
    takenOf: (effect: ShelvingEffect) => ('shelve' in effect ? effect.shelve : undefined),
  });
  return { placed, ...at };
}

it('shelves the last scanned parcel, or refuses with a sound, for any stream', () => {
  const act = fc.oneof(
    fc.nat(3).map((n) => ({ shelf: codes[n] ?? '' })),
    fc.nat(9).map((n) => ({ parcel: number(n) })),
    fc
      .tuple(fc.nat(9), fc.integer({ min: 3, max: 14 }))
      .map(([n, length]) => ({ tail: number(n).slice(-length) })),
    fc
      .tuple(fc.nat(3), fc.integer({ min: 1, max: 4 }))
      .map(([n, length]) => ({ cut: codes[n]?.slice(length) ?? '' })),
    fc.constantFrom('drop', 'reload').map((what) => ({ what })),
    fc.constantFrom('X-09', '1.25', 'CD000000000', '?').map((wrong) => ({ wrong })),
  );
  fc.assert(
    fc.property(fc.array(fc.record({ act, twice: fc.boolean() }), { maxLength: 80 }), (all) => {
      const at = desk();
      /**
       * The shelf that a clerk who does not look at the screen expects for the next parcel. Empty after an unreadable
       * shelf.
       */
      let meant = '';
      for (const { act: one, twice } of all) {
        const before = at.placed.length;
        at.refused();
        if ('what' in one) {
          if (one.what === 'drop') at.send({ type: 'drop' });
          else at.reload();
          if (one.what === 'drop') meant = '';
          continue;
        }
        const text = Object.values(one)[0] ?? '';
        at.hears(text);
        if (twice) at.hears(text, { afterMs: 10 });
        if ('shelf' in one) meant = one.shelf;
        if ('cut' in one || text === 'X-09') meant = '';
        const added = at.placed.slice(before);
        if ('parcel' in one && meant !== '') {
          const latest = at.placed.find(() => true) && at.state().placed[0];
          expect(latest).toEqual({ courierNumber: one.parcel, shelf: meant });
          expect(added.length).toBeLessThanOrEqual(1);
        } else if ('parcel' in one) {
          expect(added).toEqual([]);
          expect(at.refused()).toBe(true);
        } else if ('cut' in one || 'wrong' in one) {
          expect(added.filter(({ courierNumber }) => courierNumber === text)).toEqual([]);
        }
        for (const { shelf } of added) expect(shelf).toBe(meant);
      }
    }),
  );
});

it('opens no other shelf instead of one that could not be read', () => {
  const at = desk();
  for (const text of ['A-01-1', number(1), '01-2']) at.hears(text);
  expect(at.refused()).toBe(true);
  at.hears(number(2));
  expect(at.refused()).toBe(true);
  at.hears('A-01-2');
  at.hears(number(2));
  expect(at.placed).toEqual([
    { courierNumber: number(1), shelf: 'A-01-1' },
    { courierNumber: number(2), shelf: 'A-01-2' },
  ]);
});

it('shelves a parcel once however often it is scanned, and again after it was moved or undone', () => {
  const at = desk();
  for (const [text, afterMs] of [
    ['A-01-1', 9],
    [number(1), 9],
    [number(1), 9],
    [number(1), 9_000],
  ] as const)
    at.hears(text, { afterMs });
  expect(at.placed).toHaveLength(1);
  at.send({ type: 'reopen', placing: { courierNumber: number(1), shelf: 'A-01-1' } });
  at.hears(number(1));
  expect(at.placed).toHaveLength(2);
  for (const text of ['B-07-1', number(1), 'A-01-1', number(1)]) at.hears(text);
  expect(at.placed.map(({ shelf }) => shelf)).toEqual(['A-01-1', 'A-01-1', 'B-07-1', 'A-01-1']);
});
