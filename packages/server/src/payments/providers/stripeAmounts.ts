import { currencyExponent } from '@crossdock/domain/money.ts';

/**
 * Currencies for which Stripe uses other digits than ISO 4217: krónur and Ugandan shillings in hundredths, ariary in
 * whole units.
 */
const stripeDigits: ReadonlyMap<string, number> = new Map([
  ['ISK', 2],
  ['UGX', 2],
  ['MGA', 0],
]);

/** The currencies whose third decimal must be 0, because Stripe's partners accept nothing else. */
const endsInNought: ReadonlySet<string> = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

/** The ratio of our minor unit to Stripe's, as a power of ten. */
function shiftOf(currency: string): number {
  return (stripeDigits.get(currency) ?? currencyExponent(currency)) - currencyExponent(currency);
}

/**
 * The amount in Stripe's unit; undefined if Stripe cannot charge it. Never rounds.
 * @example stripeAmount(12345, 'TWD') // → 12345
 */
export function stripeAmount(amountMinor: number, currency: string): number | undefined {
  if (endsInNought.has(currency) && amountMinor % 10 !== 0) return undefined;
  const shift = shiftOf(currency);
  const amount = shift < 0 ? amountMinor / 10 ** -shift : amountMinor * 10 ** shift;
  return Number.isInteger(amount) ? amount : undefined;
}

/**
 * Converts Stripe's charged amount to our minor units. `currency` may be in upper or lower case, because Stripe
 * writes lower case.
 * @example minorFromStripeAmount(12345, 'twd') // → 12345
 */
export function minorFromStripeAmount(amount: number, currency: string): number {
  const shift = shiftOf(currency.toUpperCase());
  return shift < 0 ? amount * 10 ** -shift : Math.floor(amount / 10 ** shift);
}
