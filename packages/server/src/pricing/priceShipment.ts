import { type LaneChoice, type LaneOffer, priceLane } from '@crossdock/domain/pricing/lane.ts';
import type { Shipment } from '@crossdock/domain/pricing/shipment.ts';
import type { ShopSettings } from '@crossdock/domain/shops/settings.ts';
import { storageRuleOf, type WarehouseRow } from '../warehouses/store.ts';
import type { LoadedLane } from './store.ts';

/** What the storage rule is read from where the card has none. */
export interface StoredAt {
  readonly warehouse: Pick<WarehouseRow, 'free_storage_days'>;
  readonly settings: Pick<ShopSettings, 'storage'>;
}

/**
 * The price of a shipment on a lane: channel, carrier, pickup point and card limits together, through the domain's one
 * engine. Trial, channel list, preview, order and bill all come here, so that the same shipment costs the same everywhere.
 * `stored` gives the storage rule for parcels in `shipment.stored`; a trial has none.
 */
export function priceShipment(
  lane: LoadedLane,
  shipment: Shipment,
  choice: LaneChoice,
  stored?: StoredAt,
): LaneOffer {
  const storageRule = stored ? storageRuleOf(stored.warehouse, stored.settings) : null;
  return priceLane(lane, shipment, { storageRule, ...choice });
}
