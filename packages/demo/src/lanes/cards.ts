import type { RateCardBody } from '@crossdock/contract/pricing/rateCard.ts';
import { inMinor } from '@crossdock/domain/money.ts';
import type { TaxRule } from '@crossdock/domain/pricing/rateCard.ts';
import type { DemoCard } from './lane.ts';

/** Minor units of an amount in whole dollars or baht, which have equally many. */
export const whole = (amount: number): number => inMinor(amount, 'TWD');

export const kgSteps = {
  sidesUpToCm: true,
  mode: 'full',
  freeOfVolume: [],
  minimumG: 1000,
  roundUpToG: 1000,
  severalBoxes: 'totalWeight',
} as const;

const tax: TaxRule = {
  kind: 'tax',
  base: 'declared',
  rateBp: 500,
  freeUpToMinor: 0,
  onExcessOnly: false,
  onlyUpToMinor: null,
  freeEntries: null,
  always: false,
  estimate: true,
  rounding: 'halfUp',
  from: null,
  to: null,
};

/** Duty-free up to NT$2,000, six times per half-year and importer. Charged only if the member chose tax included. */
export const taiwanTaxes: TaxRule[] = [
  { ...tax, freeUpToMinor: whole(2000), freeEntries: 6 },
  {
    ...tax,
    kind: 'consumptionTax',
    base: 'declaredAndFreight',
    freeUpToMinor: whole(2000),
    freeEntries: 6,
  },
];

/** Thailand: duty and 7 % VAT from the first baht since 2026. */
export const thailandTaxes: TaxRule[] = [
  { ...tax, rateBp: 1000 },
  { ...tax, kind: 'consumptionTax', rateBp: 700, always: true, from: '2026-01-01T00:00:00Z' },
];

/** Malaysia: 10 % low-value goods tax on goods up to RM500 since 2024, here in baht. */
export const malaysiaTaxes: TaxRule[] = [
  {
    ...tax,
    kind: 'consumptionTax',
    rateBp: 1000,
    onlyUpToMinor: whole(3900),
    always: true,
    from: '2024-01-01T00:00:00Z',
  },
];

/** Last year's card and this year's, which replaced it without a gap. */
export function twoYears(before: RateCardBody, now: RateCardBody): DemoCard[] {
  return [
    { name: '2025', state: 'published', fromDaysAgo: 400, toDaysAgo: 120, card: before },
    { name: '2026', state: 'published', fromDaysAgo: 120, toDaysAgo: null, card: now },
  ];
}
