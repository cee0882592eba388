import { describe, expect, it } from 'vitest';
import type { TaxRule } from '../../src/pricing/rateCard.ts';
import { cashOnDeliveryLine, insuranceLine, paymentFeeLine, taxLines } from '../../src/pricing/valueFees.ts';

describe('insurance', () => {
  const rule = { rateBp: 300, minMinor: 3000, maxCoverMinor: 2_000_000 };

  it('is a rate, rounded up', () => {
    expect(insuranceLine(500_001, rule)).toMatchObject({
      amountMinor: 15_001,
      reason: { rule: 'insurance.rate' },
    });
  });

  it('is never below its minimum', () => {
    expect(insuranceLine(10_000, rule)).toMatchObject({
      amountMinor: 3000,
      reason: { rule: 'insurance.minimum' },
    });
  });

  it('charges only for the insured value', () => {
    expect(insuranceLine(9_000_000, rule)).toMatchObject({
      amountMinor: 60_000,
      reason: { numbers: { insuredMinor: 9_000_000, coveredMinor: 2_000_000 } },
    });
    expect(insuranceLine(9_000_000, { ...rule, maxCoverMinor: null }).amountMinor).toBe(270_000);
  });
});

describe('taxes', () => {
  const duty: TaxRule = {
    kind: 'tax',
    base: 'declared',
    rateBp: 500,
    freeUpToMinor: 200_000,
    onExcessOnly: false,
    onlyUpToMinor: null,
    freeEntries: 6,
    always: true,
    estimate: true,
    rounding: 'halfUp',
    from: '2026-01-01T00:00:00Z',
    to: '2027-01-01T00:00:00Z',
  };
  const taxed = {
    declaredMinor: 200_001,
    freightMinor: 50_000,
    entriesBefore: 0,
    taxIncluded: false,
    at: '2026-06-01T00:00:00Z',
  };
  const amounts = (more: Partial<typeof taxed>, rule: Partial<TaxRule> = {}) =>
    taxLines({ ...taxed, ...more }, [{ ...duty, ...rule }]).map((line) => line.amountMinor);

  it('up to the threshold there is no tax, above it everything is taxed', () => {
    expect(amounts({ declaredMinor: 200_000 })).toEqual([]);
    expect(amounts({})).toEqual([10_000]);
  });

  it('or only the excess is taxed', () => {
    expect(amounts({ declaredMinor: 300_000 }, { onExcessOnly: true })).toEqual([5000]);
  });

  it("Taiwan's seventh entry of the half-year is taxed from the first dollar", () => {
    expect(amounts({ declaredMinor: 100_000, entriesBefore: 5 })).toEqual([]);
    expect(amounts({ declaredMinor: 100_000, entriesBefore: 6 })).toEqual([5000]);
  });

  it("Malaysia's low-value tax ends at its upper limit", () => {
    const low = { freeUpToMinor: 0, onlyUpToMinor: 50_000, rateBp: 1000 };
    expect(amounts({ declaredMinor: 50_000 }, low)).toEqual([5000]);
    expect(amounts({ declaredMinor: 50_001 }, low)).toEqual([]);
  });

  it('can be on the freight, or on both', () => {
    expect(amounts({}, { base: 'freight' })).toEqual([2500]);
    expect(amounts({}, { base: 'declaredAndFreight' })).toEqual([12_500]);
  });

  it('applies only in its period', () => {
    expect(amounts({ at: '2025-12-31T23:59:59Z' })).toEqual([]);
    expect(amounts({ at: '2026-01-01T00:00:00Z' })).toEqual([10_000]);
    expect(amounts({ at: '2027-01-01T00:00:00Z' })).toEqual([]);
  });

  it('is left to customs if it is optional and was not chosen', () => {
    expect(amounts({}, { always: false })).toEqual([]);
    expect(amounts({ taxIncluded: true }, { always: false })).toEqual([10_000]);
  });

  it('is marked as an estimate and rounded half up', () => {
    const [line] = taxLines({ ...taxed, declaredMinor: 200_010 }, [duty]);
    expect(line).toMatchObject({
      amountMinor: 10_001,
      estimate: true,
      reason: { numbers: { rounding: 'halfUp', entry: 1 } },
    });
  });
});

describe('paying', () => {
  it('cash on delivery costs a fixed part and a rate, rounded up', () => {
    expect(
      cashOnDeliveryLine(10_001, { feeMinor: 3000, rateBp: 100, maxCollectMinor: null }, 1),
    ).toMatchObject({
      amountMinor: 3101,
      reason: { numbers: { collectMinor: 10_001, rounding: 'up' } },
    });
  });

  it('a payment method can cost a percentage, rounded up', () => {
    expect(paymentFeeLine(10_001, 290, 1).amountMinor).toBe(291);
    expect(paymentFeeLine(10_000, 0, 1).amountMinor).toBe(0);
  });
});
