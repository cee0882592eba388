import { type Minor, minor } from '../money.ts';

/** A member who tops up this much or more gets the bonus. */
export interface RechargeOffer {
  readonly amountMinor: number;
  readonly bonusMinor: number;
}

/**
 * The bonus for topping up `amountMinor`: the largest among the offers that it reaches, or 0. Never adds several
 * offers.
 * @example topUpBonus(1500, [{ amountMinor: 1000, bonusMinor: 50 }, { amountMinor: 2000, bonusMinor: 120 }]) // → 50
 */
export function topUpBonus(amountMinor: number, offers: readonly RechargeOffer[]): Minor {
  const reached = offers.filter((offer) => offer.amountMinor <= amountMinor);
  return minor(Math.max(0, ...reached.map((offer) => offer.bonusMinor)));
}
