import type { GoodsClass } from '../../parcels/goods.ts';
import type { DeliveryType } from '../lane.ts';
import type { RateCard } from '../rateCard.ts';
import type { UsualCarrier } from '../usualCarriers.ts';

interface Names {
  readonly zh: string;
  readonly tw: string;
  readonly en: string;
}

/** A rate card without currency and period, which depend on the shop that copies the card. */
export type StartingCard = Omit<RateCard, 'currency' | 'validFrom' | 'validTo'>;

export interface LaneSetZone {
  readonly names: Names;
  /** Empty means the rest of the country. */
  readonly zipPrefixes: readonly string[];
  readonly card: StartingCard;
}

export interface LaneSetLane {
  /** Unique over all sets. */
  readonly code: string;
  readonly names: Names;
  readonly mode: 'sea' | 'air' | 'land';
  readonly goodsClasses: readonly Exclude<GoodsClass, 'prohibited'>[];
  readonly minDays: number;
  readonly maxDays: number;
  readonly codOffered: boolean;
  readonly partner: { readonly name: string; readonly phone: string; readonly url: string };
  /** Named by the codes of the country's usual carriers. */
  readonly carriers: readonly { readonly code: string; readonly deliveryType: DeliveryType }[];
  readonly zones: readonly LaneSetZone[];
}

/** Lanes to one country that an owner copies and then adapts. */
export interface LaneSet {
  readonly code: string;
  readonly country: string;
  /** The currency of the cards' amounts. */
  readonly currency: string;
  readonly carriers: readonly UsualCarrier[];
  readonly lanes: readonly LaneSetLane[];
}
