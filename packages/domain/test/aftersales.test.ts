import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimableFrom, isPastDay, lastClaimDay } from '../src/aftersales/deadline.ts';
import { type ClaimedOrder, claimKinds, claimLimits, splitByWeights } from '../src/aftersales/limits.ts';
import { claimMachine, claimStates } from '../src/aftersales/states.ts';
import { nextState } from '../src/machine.ts';
import { forAll } from './forAll.ts';

const amount = fc.integer({ min: 0, max: 1_000_000_000 });
const parcels = fc.array(
  fc.record({
    weightG: fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: null }),
    declaredValueMinor: amount,
    awardedMinor: amount,
  }),
  { minLength: 1, maxLength: 12 },
);
const anyOrder: fc.Arbitrary<ClaimedOrder> = fc
  .record({ freightMinor: amount, billTotalMinor: amount, keptMinor: amount, insuredMinor: amount, parcels })
  .map((order) => ({ ...order, parcels: order.parcels.map((one, at) => ({ ...one, id: String(at) })) }));

describe('the limit of a claim for a parcel', () => {
  const order: ClaimedOrder = {
    freightMinor: 10_000,
    billTotalMinor: 12_000,
    keptMinor: 12_000,
    insuredMinor: 30_000,
    parcels: [
      { id: 'a', weightG: 3_000, declaredValueMinor: 40_000, awardedMinor: 0 },
      { id: 'b', weightG: 1_000, declaredValueMinor: 20_000, awardedMinor: 0 },
    ],
  };
  const most = (changes: Partial<ClaimedOrder>, parcelMaxMinor = 1_000_000, coinMinor = 1) =>
    claimLimits({ ...order, ...changes }, { parcelMaxMinor, coinMinor }).map((limit) => limit.mostMinor);

  it('is its share of the freight by weight, and of the insured sum by declared value', () => {
    expect(most({})).toEqual([
      { freight: 7_500, freightAndGoods: 27_500 },
      { freight: 2_500, freightAndGoods: 12_500 },
    ]);
  });
  it('is only the freight if nothing is insured', () => {
    expect(most({ insuredMinor: 0 })[0]).toEqual({ freight: 7_500, freightAndGoods: 7_500 });
  });
  it('is at most what the shop pays for a parcel', () => {
    expect(most({}, 9_000)[0]).toEqual({ freight: 7_500, freightAndGoods: 9_000 });
    expect(most({}, 0)[0]).toEqual({ freight: 0, freightAndGoods: 0 });
  });
  it('is a multiple of the shop’s coin, never more than the parcel’s share', () => {
    expect(most({ freightMinor: 10_087 }, 1_000_000, 100)[0]?.freight).toBe(7_500);
  });
  it('is lowered by what was refunded of the bill and by earlier claims', () => {
    expect(most({ keptMinor: 8_000 })[0]).toEqual({ freight: 4_500, freightAndGoods: 24_500 });
    expect(most({ keptMinor: 1_000 })[0]).toEqual({ freight: 0, freightAndGoods: 20_000 });
    const [first, second] = order.parcels;
    const awarded = first && second ? [{ ...first, awardedMinor: 5_000 }, second] : [];
    expect(most({ parcels: awarded })[0]).toEqual({ freight: 2_500, freightAndGoods: 22_500 });
  });

  it('never exceeds paid freight, declared value, insured sum or the shop’s cap, whatever is claimed in which order', () => {
    forAll(anyOrder, amount, fc.constantFrom(1, 5, 100), (any, parcelMaxMinor, coinMinor) => {
      const limits = claimLimits(any, { parcelMaxMinor, coinMinor });
      const sum = (of: (limit: (typeof limits)[number]) => number) =>
        limits.reduce((all, limit) => all + of(limit), 0);
      expect(sum((limit) => limit.freightShareMinor)).toBeLessThanOrEqual(
        Math.min(any.freightMinor, any.keptMinor),
      );
      expect(sum((limit) => limit.insuredShareMinor)).toBeLessThanOrEqual(any.insuredMinor);
      for (const { mostMinor, freightShareMinor, insuredShareMinor, ...limit } of limits) {
        expect(insuredShareMinor).toBeLessThanOrEqual(limit.declaredValueMinor);
        for (const kind of claimKinds) {
          const whole = freightShareMinor + (kind === 'freight' ? 0 : insuredShareMinor);
          expect(mostMinor[kind]).toBeGreaterThanOrEqual(0);
          expect(mostMinor[kind] % coinMinor).toBe(0);
          // The largest claim plus earlier compensation; 0 if nothing more can be claimed.
          const altogether = mostMinor[kind] === 0 ? 0 : mostMinor[kind] + limit.awardedMinor;
          expect(altogether).toBeLessThanOrEqual(Math.min(whole, parcelMaxMinor));
        }
        expect(mostMinor.freight).toBeLessThanOrEqual(mostMinor.freightAndGoods);
      }
    });
  });
});

it('shares add up, and none differs by a whole unit', () => {
  forAll(amount, fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1 }), (total, weights) => {
    const shares = splitByWeights(total, weights);
    const sum = weights.reduce((all, weight) => all + weight, 0);
    expect(shares.reduce((all, share) => all + share, 0)).toBe(total);
    for (const [at, share] of shares.entries()) {
      const exact = sum === 0 ? total / weights.length : (total * (weights[at] ?? 0)) / sum;
      expect(Math.abs(share - exact)).toBeLessThan(1 + 1e-6);
    }
  });
});

describe('the deadline of a claim', () => {
  const zone = 'Asia/Taipei';
  it('counts from the signature, or from the declaration of loss, in the shop’s days', () => {
    const at = '2026-11-20T17:30:00.000Z';
    expect(claimableFrom({ state: 'signed', signedAt: at, lostAt: '2026-11-01T00:00:00.000Z' })).toBe(at);
    expect(claimableFrom({ state: 'awaitingSignature', signedAt: null, lostAt: at })).toBe(at);
    expect(claimableFrom({ state: 'awaitingSignature', signedAt: null, lostAt: null })).toBeUndefined();
    expect(claimableFrom({ state: 'cancelled', signedAt: null, lostAt: at })).toBeUndefined();
    // `at` is 01:30 on the 21st in Taipei.
    expect(lastClaimDay(at, 7, zone)).toBe('2026-11-28');
    expect(isPastDay('2026-11-28', '2026-11-28T15:59:59.000Z', zone)).toBe(false);
    expect(isPastDay('2026-11-28', '2026-11-28T16:00:00.000Z', zone)).toBe(true);
  });
});

it('a claim is decided once, in full, in part or not, and its member can withdraw it only before', () => {
  const ends = (who: 'member' | 'staff' | 'system') =>
    claimStates.map((state) =>
      claimMachine.events.map((event) => nextState(claimMachine, state, event, who) ?? '-').join(' '),
    );
  expect(ends('staff')).toEqual(['approved rejected - - partly', ...Array(4).fill('- - - - -')]);
  expect(ends('member')).toEqual(['- - withdrawn - -', ...Array(4).fill('- - - - -')]);
  expect(ends('system')).toEqual(Array(5).fill('- - - - -'));
});
