import type { RateCardBody } from '@crossdock/contract/pricing/rateCard.ts';
import { tax, whole } from '@crossdock/domain/pricing/laneSets/parts.ts';
import type { TaxRule } from '@crossdock/domain/pricing/rateCard.ts';
import type { DemoCard } from './lane.ts';

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
