import type { RateCardBody } from '@crossdock/contract/pricing/rateCard.ts';
import type { DemoCard } from './lane.ts';

/** Last year's card and this year's, which replaced it without a gap. */
export function cardsOfTwoYears(before: RateCardBody, now: RateCardBody): DemoCard[] {
  return [
    { name: '2025', state: 'published', fromDaysAgo: 400, toDaysAgo: 120, card: before },
    { name: '2026', state: 'published', fromDaysAgo: 120, toDaysAgo: null, card: now },
  ];
}
