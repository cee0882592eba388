import { type Minor, minor } from '../money.ts';

/** A member who tops up this much or more gets the bonus. */
export interface RechargeOffer {
  readonly amountMinor: number;
  readonly bonusMinor: number;
}

/** The bonus for topping up `amountMinor`: the largest among the offers that it reaches, or 0. */
export function bonusFor(amountMinor: number, offers: readonly RechargeOffer[]): Minor {
  const reached = offers.filter((offer) => offer.amountMinor <= amountMinor);
  return minor(Math.max(0, ...reached.map((offer) => offer.bonusMinor)));
}
