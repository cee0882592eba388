import { type Minor, minor } from '../money.ts';

/** Whoever tops up this much or more gets the bonus on top. */
export interface RechargeOffer {
  readonly amountMinor: number;
  readonly bonusMinor: number;
}

/** What topping up `amountMinor` earns: the largest bonus among the offers that it reaches, 0 where it reaches none. */
export function bonusFor(amountMinor: number, offers: readonly RechargeOffer[]): Minor {
  const reached = offers.filter((offer) => offer.amountMinor <= amountMinor);
  return minor(Math.max(0, ...reached.map((offer) => offer.bonusMinor)));
}
