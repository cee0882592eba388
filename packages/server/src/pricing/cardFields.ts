import type { RateCardBody } from '@crossdock/contract/pricing/rateCard.ts';
import type { CardFields } from './rateCards.store.ts';

/** The stored form of a rate card that staff wrote, priced in the shop's currency. */
export function cardFieldsOf(
  input: { name: string; validFrom: string; validTo: string | null },
  card: RateCardBody,
  currency: string,
): CardFields {
  const { name, validFrom, validTo } = input;
  return { name, validFrom, validTo, card: { ...card, currency, validFrom, validTo } };
}

export function isValidPeriod({
  validFrom,
  validTo,
}: {
  validFrom: string;
  validTo: string | null;
}): boolean {
  return validTo === null || Date.parse(validTo) > Date.parse(validFrom);
}
