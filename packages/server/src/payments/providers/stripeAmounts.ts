import { currencyExponent } from '@crossdock/domain/money.ts';

/** Where Stripe counts in other digits than ISO 4217: krónur and Ugandan shillings in hundredths, ariary in whole ones. */
const stripeDigits: ReadonlyMap<string, number> = new Map([
  ['ISK', 2],
  ['UGX', 2],
  ['MGA', 0],
]);

/** Its partners take no third digit after the point but 0. */
const endsInNought: ReadonlySet<string> = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

/** Our minor units in one of Stripe's, as a power of ten. */
function shiftOf(currency: string): number {
  return (stripeDigits.get(currency) ?? currencyExponent(currency)) - currencyExponent(currency);
}

/** The amount as Stripe counts it; undefined where it can charge no such amount. */
export function stripeAmount(amountMinor: number, currency: string): number | undefined {
  if (endsInNought.has(currency) && amountMinor % 10 !== 0) return undefined;
  const shift = shiftOf(currency);
  const amount = shift < 0 ? amountMinor / 10 ** -shift : amountMinor * 10 ** shift;
  return Number.isInteger(amount) ? amount : undefined;
}

/** What Stripe says was charged, in our minor units. `currency` in any case: Stripe writes small letters. */
export function minorOfStripe(amount: number, currency: string): number {
  const shift = shiftOf(currency.toUpperCase());
  return shift < 0 ? amount * 10 ** -shift : Math.floor(amount / 10 ** shift);
}
