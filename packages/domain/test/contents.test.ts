import { checkContents, type PackedParcel } from '@crossdock/domain/orders/contents.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forAll } from './forAll.ts';

const parcels = [
  { id: 'a', goodsCount: 3 },
  { id: 'b', goodsCount: 1 },
];

it('puts all parcels into the only box, and leaves several boxes unknown without contents', () => {
  const all = [
    { parcelId: 'a', pieces: 3 },
    { parcelId: 'b', pieces: 1 },
  ];
  expect(checkContents([undefined], parcels)).toEqual([all]);
  expect(checkContents([undefined, undefined], parcels)).toEqual([[], []]);
});

it.each<[string, readonly PackedParcel[][], object]>([
  ['a parcel of another order', [[{ parcelId: 'c' }]], { kind: 'foreign', box: 0, at: 0 }],
  ['a parcel in no box', [[{ parcelId: 'a' }]], { kind: 'unpacked', parcelIds: ['b'] }],
  ['a first box with nothing', [[], [{ parcelId: 'a' }, { parcelId: 'b' }]], { kind: 'empty', box: 0 }],
  ['a box with nothing', [[{ parcelId: 'a' }, { parcelId: 'b' }], []], { kind: 'empty', box: 1 }],
  [
    'more pieces than it has',
    [[{ parcelId: 'a', pieces: 2 }, { parcelId: 'b' }], [{ parcelId: 'a', pieces: 2 }]],
    { kind: 'tooMany', box: 1, at: 0, parcelId: 'a', pieces: 4, goodsCount: 3 },
  ],
  [
    'fewer pieces than it has',
    [[{ parcelId: 'b' }, { parcelId: 'a', pieces: 1 }], [{ parcelId: 'a', pieces: 1 }]],
    { kind: 'tooFew', box: 1, at: 0, parcelId: 'a', pieces: 2, goodsCount: 3 },
  ],
  [
    'fewer pieces than it has, in three boxes',
    [
      [{ parcelId: 'b' }, { parcelId: 'a', pieces: 0 }],
      [{ parcelId: 'a', pieces: 1 }],
      [{ parcelId: 'a', pieces: 1 }],
    ],
    { kind: 'tooFew', box: 2, at: 0, parcelId: 'a', pieces: 2, goodsCount: 3 },
  ],
  [
    'a parcel counted in one box only',
    [[{ parcelId: 'b' }, { parcelId: 'a', pieces: 3 }], [{ parcelId: 'a' }]],
    { kind: 'tooFew', box: 1, at: 0, parcelId: 'a', pieces: 3, goodsCount: 3 },
  ],
])('refuses %s', (_what, boxes, fault) => {
  expect(checkContents(boxes, parcels)).toEqual(fault);
});

it('keeps an uncounted part as null, and counts a parcel that is whole in its box', () => {
  const boxes = [[{ parcelId: 'a' }, { parcelId: 'b' }], [{ parcelId: 'a' }]];
  expect(checkContents(boxes, parcels)).toEqual([
    [
      { parcelId: 'a', pieces: null },
      { parcelId: 'b', pieces: 1 },
    ],
    [{ parcelId: 'a', pieces: null }],
  ]);
});

it('has in its boxes exactly the pieces of each parcel, however they are divided', () => {
  const counts = fc.array(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 5,
  });
  forAll(counts, (divided) => {
    const all = divided.map((parts, at) => ({ id: `${at}`, goodsCount: parts.reduce((a, b) => a + b) }));
    const most = Math.max(...divided.map((parts) => parts.length));
    const boxes = Array.from({ length: most }, (_, box) =>
      divided.flatMap((parts, at) => (parts[box] ? [{ parcelId: `${at}`, pieces: parts[box] }] : [])),
    );
    const held = checkContents(boxes, all);
    if ('kind' in held) throw new Error(held.kind);
    for (const { id, goodsCount } of all) {
      const inside = held.flat().filter(({ parcelId }) => parcelId === id);
      expect(inside.reduce((sum, { pieces }) => sum + (pieces ?? 0), 0)).toBe(goodsCount);
    }
  });
});
