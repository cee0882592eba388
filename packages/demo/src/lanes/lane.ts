import type { RateCardBody } from '@crossdock/contract/pricing/rateCard.ts';
import type { Texts } from '@crossdock/contract/wire/values.ts';
import type { DeliveryType } from '@crossdock/domain/pricing/lane.ts';
import type { LaneSetLane } from '@crossdock/domain/pricing/laneSets/laneSet.ts';
import type { StorageTerms } from '@crossdock/domain/pricing/rateCard.ts';
import type { UsualCarrier } from '@crossdock/domain/pricing/usualCarriers.ts';

/** The warehouses, carriers and priced lanes of a demo shop, by code. Their ids are assigned on insertion. */
export interface DemoLanes {
  readonly currency: string;
  readonly warehouses: readonly DemoWarehouse[];
  readonly carriers: readonly UsualCarrier[];
  readonly channels: readonly DemoChannel[];
}

export interface DemoWarehouse {
  readonly code: string;
  readonly name: string;
  readonly names: Texts;
  readonly linkman: string;
  readonly phone: string;
  readonly address: string;
  readonly zip: string;
  readonly freeStorageDays: number;
  readonly storage: StorageTerms;
}

export interface DemoChannel extends Texts, Omit<LaneSetLane, 'names' | 'zones'> {
  readonly warehouse: string;
  readonly country: string;
  readonly zones: readonly DemoZone[];
}

export interface DemoZone {
  readonly name: string;
  /** Empty means the rest of the country. */
  readonly zipPrefixes: readonly string[];
  /** Oldest first. Days count back from the day of seeding; a negative number is in the future. */
  readonly cards: readonly DemoCard[];
}

export interface DemoCard {
  readonly name: string;
  readonly state: 'draft' | 'published';
  readonly fromDaysAgo: number;
  readonly toDaysAgo: number | null;
  readonly card: RateCardBody;
}

/** The delivery types of a channel: those of its carriers. */
export function deliveryTypesOf(channel: DemoChannel): DeliveryType[] {
  return [...new Set(channel.carriers.map((carrier) => carrier.deliveryType))].sort();
}
