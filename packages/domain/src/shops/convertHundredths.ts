import { toMinor } from '../money.ts';

const amountName = /Minor$/;
const hundredthsInOne = 100;

/**
 * Converts amounts (fields named `…Minor`) from hundredths to the currency's minor units. Fractions are rounded up,
 * so that no amount gets smaller.
 * @example convertHundredths({ feeMinor: 150, days: 3 }, 'JPY') // → { feeMinor: 2, days: 3 }
 */
export function convertHundredths<T extends object>(settings: T, currency: string): T {
  const times = (hundredths: number) => Math.ceil(toMinor(hundredths, currency) / hundredthsInOne);
  const entries = Object.entries(settings).map(([name, value]: [string, unknown]) => {
    if (typeof value === 'number') return [name, amountName.test(name) ? times(value) : value];
    const nested = typeof value === 'object' && value !== null && !Array.isArray(value);
    return [name, nested ? convertHundredths(value, currency) : value];
  });
  return Object.fromEntries(entries) as T;
}
