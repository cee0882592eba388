import type { Lane } from '@crossdock/domain/pricing/lane.ts';
import { plainCard, taiwanFees } from '@crossdock/domain/samples/rateCards.ts';
import { describe, expect, it } from 'vitest';
import {
  findTrialProblems,
  hasInvalidValue,
  repriceOffers,
  requestOf,
  type TrialOffer,
  type TrialValues,
} from '../src/pricing/trial.ts';

const trial: TrialValues = {
  country: 'TW',
  zip: '106',
  goodsType: 'clothes',
  deliveryType: 2,
  declared: '',
  currency: 'TWD',
  insured: false,
  boxes: [{ weight: '2.5', length: '30', width: '20', height: '10.5' }],
};
const box = (change: Partial<TrialValues['boxes'][number]>) => ({
  ...trial,
  boxes: [{ weight: '1', length: '', width: '', height: '', ...change }],
});

describe('the freight trial as typed', () => {
  it('goes to the server in grams, millimetres and minor units', () => {
    expect(requestOf({ ...trial, declared: '1500', insured: true })).toEqual({
      country: 'TW',
      zip: '106',
      goodsType: 'clothes',
      deliveryType: 2,
      declaredMinor: 150_000,
      insuredMinor: 150_000,
      boxes: ['2500x300x200x105'],
    });
  });

  it('may leave sizes, zip code and value out', () => {
    expect(requestOf({ ...box({}), zip: '' })).toMatchObject({
      zip: '',
      boxes: ['1000x0x0x0'],
      insuredMinor: 0,
    });
  });

  it.each([
    [box({ weight: '' }), 'boxes.0.weight'],
    [box({ weight: '0' }), 'boxes.0.weight'],
    [box({ weight: '-5' }), 'boxes.0.weight'],
    [box({ weight: '99999' }), 'boxes.0.weight'],
    [box({ weight: 'heavy' }), 'boxes.0.weight'],
    [box({ weight: '1000.001' }), 'boxes.0.weight'],
    [box({ width: '-3' }), 'boxes.0.width'],
    [box({ height: '2000.1' }), 'boxes.0.height'],
    [{ ...trial, zip: '12' }, 'zip'],
    [{ ...trial, declared: '1,5,0' }, 'declared'],
  ])('is not sent while it is invalid: %j', (wrong, field) => {
    expect(Object.keys(findTrialProblems(wrong))).toEqual([field]);
    // A missing value is not an error yet. Any other error is shown at once, instead of prices.
    expect(hasInvalidValue(findTrialProblems(wrong))).toBe(wrong.boxes[0]?.weight !== '');
    expect(requestOf(wrong)).toBeUndefined();
  });
});

describe('the instant preview', () => {
  const card = {
    ...plainCard,
    limits: { ...plainCard.limits, maxPieceG: 40_000 },
    packing: taiwanFees.packing,
    delivery: taiwanFees.delivery,
  };
  const lane: Lane = {
    card,
    codOffered: true,
    goodsTypes: ['clothes'],
    carriers: [],
  };
  const carrier = {
    id: 'c',
    code: 'C',
    name: 'C',
    deliveryType: 2 as const,
    limits: card.limits,
  };
  const offer = (name: string, firstPriceMinor: number, minDays: number): TrialOffer =>
    ({
      channelId: name,
      name,
      minDays,
      maxDays: minDays,
      possible: true,
      cheapest: false,
      fastest: false,
      refusals: [],
      lane: {
        ...lane,
        carriers: [carrier],
        card: { ...card, freight: { ...card.freight, firstPriceMinor } },
      },
    }) as unknown as TrialOffer;

  it('prices the input on the known lanes, and ranks them again', () => {
    const request = requestOf(trial);
    if (!request) throw new Error('no request');
    const [first, second] = repriceOffers([offer('dear', 9000, 1), offer('cheap', 5000, 5)], request, {
      at: '2026-11-20T12:00:00Z',
      coinMinor: 1,
    });
    expect(first).toMatchObject({ name: 'cheap', cheapest: true, fastest: false, possible: true });
    expect(second).toMatchObject({ name: 'dear', cheapest: false, fastest: true });
    // 2.5 kg is charged as 3: the first kg, then 2 × 35. Packing is 20 for the box and 5 for the parcel, and delivery
    // 100.
    expect(first?.quote?.totalMinor).toBe(5000 + 2 * 3500 + 2500 + 10_000);
  });

  it('says at once why a channel is no longer possible', () => {
    const request = requestOf(box({ weight: '45' }));
    if (!request) throw new Error('no request');
    const [only] = repriceOffers([offer('sea', 9000, 1)], request, {
      at: '2026-11-20T12:00:00Z',
      coinMinor: 1,
    });
    expect(only).toMatchObject({
      possible: false,
      cheapest: false,
      refusals: [{ reason: 'limit.pieceWeight' }],
    });
  });
});
