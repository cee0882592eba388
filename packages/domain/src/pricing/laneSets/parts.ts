import { toMinor } from '../../money.ts';
import type { TaxRule } from '../rateCard.ts';

/**
 * Minor units of an amount in whole dollars, baht or ringgit, which all have two decimal digits.
 * @example toHundredths(80) // → 8000
 */
export const toHundredths = (amount: number): number => toMinor(amount, 'TWD');

/** Common settings of taxes: an estimate, rounded half up. */
export const baseTaxRule: TaxRule = {
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
