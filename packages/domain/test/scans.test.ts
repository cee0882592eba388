import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultMeasureLimits,
  impossibleMeasure,
  measureDoubtsOf,
  measuresDiffer,
} from '../src/parcels/measures.ts';
import { isRescan, looksLikeFragment, recogniseScan } from '../src/parcels/scans.ts';
import { referenceNumber } from '../src/reference.ts';
import { undoProblem } from '../src/undo.ts';
import { isLocationCode, locationRange } from '../src/warehouses/locations.ts';
import { memberAlias } from '../src/warehouses/placeholders.ts';
import { forAll } from './forAll.ts';

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
const courierNumbers = fc.oneof(
  digits(13).map((rest) => `SF${rest}`),
  digits(13).map((rest) => `YT${rest}`),
  digits(11).map((rest) => `73${rest}`),
  digits(12),
);
const shelves = locationRange('A-01-1', 'B-03-2') ?? [];
const known = (code: string) => shelves.includes(code);

describe('a scanned code', () => {
  it('in an address can be a number of ours that has no digit', () => {
    const code = 'CDGAYFXRCKX';
    expect(recogniseScan(`https://shop.example/o/${code}`)).toEqual({ kind: 'order', code });
  });

  it.each([
    ['SF1234567890123', 'courier'],
    ['773012345678901', 'courier'],
    [' sf1234567890123 ', 'courier'],
    ['ＳＦ１２３４５６７８９０１２３', 'courier'],
    ['EA123456785CN', 'courier'],
    ['UNKNOWN-COURIER-77', 'courier'],
    ['A-01-2', 'shelf'],
    ['b12-4', 'shelf'],
    ['*1-2-3', 'shelf'],
    ['*SF1234567890123', 'shelf'],
    ['*A-03/SF1234567890123', 'shelf'],
    ['1.25', 'unreadable'],
    ['30 20 10', 'unreadable'],
    ['', 'unreadable'],
  ] as const)('%s is a %s', (text, kind) => {
    expect(recogniseScan(text).kind).toBe(kind);
  });

  it.each([
    ['SF1234567890123', false],
    ['ABC-12345', true],
    ['123456', true],
    ['12345678', true],
    ['1234567890', true],
    ['123456789012', false],
  ])('%s looks like a part of a courier number: %s', (code, is) => {
    expect(looksLikeFragment(code)).toBe(is);
  });

  it('is an order, a parcel or a member by its check character, in any spelling', () => {
    forAll(bytes(8), bytes(4), (eight, four) => {
      const [order, parcel, alias] = [
        referenceNumber('CD', eight),
        referenceNumber('P', eight),
        memberAlias(four),
      ];
      const dashed = `${order.slice(0, 6).toLowerCase()}-${order.slice(6)}`;
      expect(recogniseScan(dashed)).toEqual({ kind: 'order', code: order });
      expect(recogniseScan(parcel)).toEqual({ kind: 'parcel', code: parcel });
      expect(recogniseScan(alias).kind).toBe('member');
    });
  });

  it('is never a shelf if it is a courier number, an order or a parcel', () => {
    forAll(
      fc.oneof(
        courierNumbers,
        bytes(8).map((bytes) => referenceNumber('CD', bytes)),
        bytes(8).map((bytes) => referenceNumber('P', bytes)),
      ),
      (code) => {
        expect(recogniseScan(code, known).kind).not.toBe('shelf');
        expect(isLocationCode(code)).toBe(false);
      },
    );
  });

  it('is a shelf if the warehouse has that shelf, whatever it looks like', () => {
    for (const code of shelves)
      expect(recogniseScan(code.toLowerCase(), known)).toEqual({ kind: 'shelf', code });
    expect(recogniseScan('R4-77', (code) => code === 'R4-77').kind).toBe('shelf');
  });

  it('is a repeat of the same code within a second and a half, and of no other', () => {
    const last = { code: 'SF1', atMs: 10_000 };
    expect([11_499, 11_500].map((at) => isRescan(last, 'SF1', at))).toEqual([true, false]);
    expect(isRescan(last, 'SF2', 10_001)).toBe(false);
    expect(isRescan(null, 'SF1', 0)).toBe(false);
  });
});

describe('ranges of shelves', () => {
  it('count part by part, with leading zeros', () => {
    expect(shelves).toHaveLength(12);
    expect([shelves[0], shelves[1], shelves.at(-1)]).toEqual(['A-01-1', 'A-01-2', 'B-03-2']);
    expect(locationRange('c-9', 'c-11')).toEqual(['C-9', 'C-10', 'C-11']);
    expect(locationRange('A-01', 'A-01')).toEqual(['A-01']);
  });

  it.each([
    ['A-01', 'A-01-2'],
    ['A-09', 'A-01'],
    ['A-1', 'A-X'],
    ['A-0001', 'Z-9999'],
  ])('%s to %s is no range', (from, to) => {
    expect(locationRange(from, to)).toBeUndefined();
  });
});

describe('measures', () => {
  const first = { weightG: 2_000, lengthMm: 300, widthMm: 200, heightMm: 100 };
  it.each([
    ['as it was', {}, false],
    ['turned over', { lengthMm: 100, widthMm: 300, heightMm: 200 }, false],
    ['within what scales differ by', { weightG: 2_100, lengthMm: 320 }, false],
    ['heavier than scales differ by', { weightG: 2_120 }, true],
    ['longer than hands differ by', { lengthMm: 330 }, true],
  ])('of two clerks differ or not: %s', (_name, second, disagree) => {
    expect(measuresDiffer(first, { ...first, ...second })).toBe(disagree);
    expect(measuresDiffer({ ...first, ...second }, first)).toBe(disagree);
  });

  const usual = { weightG: 1_250, lengthMm: 300, widthMm: 200, heightMm: 100 };
  it.each([
    [{ weightG: 1_000_000 }, 'weightG'],
    [{ weightG: 1 }, 'weightG'],
    [{ heightMm: 10_000 }, 'heightMm'],
    [{ lengthMm: 3_000, widthMm: 3_000, heightMm: 3_000 }, 'lengthMm'],
    [{}, undefined],
  ] as const)('%o is impossible at %s', (more, field) => {
    expect(impossibleMeasure({ ...usual, ...more })).toBe(field);
  });

  it.each([
    [{}, []],
    [{ weightG: 10, lengthMm: 100, heightMm: 10 }, ['light']],
    [{ weightG: 60_000, lengthMm: 800, widthMm: 600, heightMm: 500 }, ['heavy']],
    [{ lengthMm: 2_400 }, ['long']],
    [{ weightG: 200, lengthMm: 900, widthMm: 900, heightMm: 900 }, ['airy']],
    [{ weightG: 12_500, lengthMm: 100, widthMm: 100, heightMm: 100 }, ['dense']],
  ] as const)('%o is doubtful: %o', (more, doubts) => {
    expect(measureDoubtsOf({ ...usual, ...more }, defaultMeasureLimits)).toEqual(doubts);
  });
});

it('only one’s own action can be undone, for ten minutes', () => {
  const deed = { by: 'me', at: '2026-11-20T08:00:00.000Z' };
  const at = (time: string, who = 'me') => undoProblem(deed, who, `2026-11-20T${time}.000Z`);
  expect([at('08:10:00'), at('08:10:01'), at('08:01:00', 'you')]).toEqual([
    undefined,
    'undo.tooLate',
    'undo.notYours',
  ]);
});
