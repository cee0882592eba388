import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planFacts, planParcel } from '../../samples/planFacts.ts';
import { type ArrangedOrder, moveParcel, proposalOfArrangement } from '../../src/planning/arrangement.ts';
import {
  arrangementText,
  boxEstimatesText,
  parseArrangement,
  parseBoxEstimates,
} from '../../src/planning/arrangementText.ts';
import { forAll, forAllIn } from '../forAll.ts';
import { anyFacts } from './planFacts.ts';

const moves = fc.array(
  fc.record({
    parcel: fc.nat({ max: 7 }),
    to: fc.oneof(fc.nat({ max: 3 }), fc.constantFrom('new' as const, 'out' as const)),
    channelId: fc.constantFrom(undefined, 'c0', 'c1'),
  }),
  { maxLength: 8 },
);

test('every arrangement of a member is restored from its text', () => {
  forAllIn(60)(anyFacts({ minLength: 1, maxLength: 8 }, { shared: true }), moves, (facts, all) => {
    let arranged: ArrangedOrder[] = [];
    for (const { parcel, to, channelId } of all)
      arranged = moveParcel(facts, arranged, String(parcel), to).map((one) => ({
        ...one,
        channelId: one.channelId ?? channelId,
      }));
    const back = parseArrangement(facts, arrangementText(arranged));
    expect(proposalOfArrangement(facts, back ?? [])).toEqual(proposalOfArrangement(facts, arranged));
    expect(back).toHaveLength(arranged.length);
  });
});

test('a text that divides a purchase, or names a parcel twice or a gone one, gives a possible plan', () => {
  const facts = planFacts([
    ...[planParcel('a', { purchase: 'p' }), planParcel('b', { purchase: 'p' }), planParcel('c')],
    planParcel('d', { warehouseId: 'v', mergeGroup: 'v general' }),
  ]);
  expect(parseArrangement(facts, 'c0.a.d.gone~c1.b.c.a~.c~c1.c.d')).toEqual([
    { parcelIds: ['a', 'b'], channelId: 'c0' },
    { parcelIds: ['c'], channelId: 'c1' },
    { parcelIds: ['d'], channelId: 'c1' },
  ]);
});

test('a text without existing parcels is no arrangement, unless it left everything out', () => {
  const facts = planFacts([planParcel('a')]);
  for (const text of ['', '~', 'c0', 'c0.gone', 'no text of ours'])
    expect(parseArrangement(facts, text)).toBeUndefined();
  expect(parseArrangement(facts, arrangementText([]))).toEqual([]);
});

const figure = fc.integer({ min: 1, max: 10_000_000 });
const estimates = fc.dictionary(
  fc.uuid(),
  fc.record({ weightG: figure, lengthMm: figure, widthMm: figure, heightMm: figure }),
);

test('every estimate of a member is restored from its text', () => {
  forAll(estimates, (all) => {
    expect(parseBoxEstimates(boxEstimatesText(all))).toEqual({ ...all });
  });
});

test('any other text gives usable estimates, or none', () => {
  const broken = [
    '',
    'a',
    'a.1.2.3',
    'a.1.2.3.4.5',
    'a.0.2.3.4',
    'a.-1.2.3.4',
    'a.x.2.3.4',
    '.1.2.3.4',
    'a.1e999.2.3.4',
  ];
  for (const text of broken) expect(parseBoxEstimates(text)).toEqual({});
  const any = fc
    .array(fc.oneof(fc.string(), fc.constantFrom('a', '~', '.', '7', '0')))
    .map((parts) => parts.join(''));
  forAll(any, (text) => {
    for (const box of Object.values(parseBoxEstimates(text)))
      expect(Math.min(...Object.values(box))).toBeGreaterThan(0);
  });
});
