import { isMultiple } from '../rounding.ts';

export interface TopUpLimits {
  readonly minMinor: number;
  readonly maxMinor: number;
  /** The smallest coin that the shop's members pay with. */
  readonly coinMinor: number;
}

export type TopUpFault = 'recharge.amountRange' | 'recharge.wholeCoins';

/**
 * Why a member cannot top up by `sentMinor`, of which `arrivesMinor` reach the balance; undefined if they can.
 * Fractions of a coin are refused, not rounded, so that exactly the typed amount is credited.
 * @example topUpFault(10_050, { minMinor: 10_000, maxMinor: 1_000_000, coinMinor: 100 }) // → 'recharge.wholeCoins'
 */
export function topUpFault(
  sentMinor: number,
  { minMinor, maxMinor, coinMinor }: TopUpLimits,
  arrivesMinor: number = sentMinor,
): TopUpFault | undefined {
  if (arrivesMinor < minMinor || arrivesMinor > maxMinor) return 'recharge.amountRange';
  return isMultiple(sentMinor, coinMinor) ? undefined : 'recharge.wholeCoins';
}
