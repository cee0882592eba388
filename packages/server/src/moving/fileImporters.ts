import type { ImportFileKind as KindName } from '@crossdock/domain/moving/columnMapping.ts';
import { addressImporter } from './addresses.ts';
import { couponImporter } from './coupons.ts';
import { declarerImporter } from './declarers.ts';
import { type AnyFileImporter, hideFactsType } from './fileImporter.ts';
import { levelImporter } from './levels.ts';
import { memberImporter } from './members.ts';
import { orderImporter } from './orders.ts';
import { parcelImporter } from './parcels.ts';
import { priceImporter } from './prices.ts';
import { locationImporter, pickupPointImporter, warehouseImporter } from './shopPlaces.ts';
import { staffImporter } from './staff.ts';
import { balanceImporter, pointsImporter } from './sums.ts';

export const fileImporters: Readonly<Record<KindName, AnyFileImporter>> = {
  warehouses: hideFactsType(warehouseImporter),
  locations: hideFactsType(locationImporter),
  pickup_points: hideFactsType(pickupPointImporter),
  staff: hideFactsType(staffImporter),
  levels: hideFactsType(levelImporter),
  prices: hideFactsType(priceImporter),
  members: hideFactsType(memberImporter),
  addresses: hideFactsType(addressImporter),
  declarers: hideFactsType(declarerImporter),
  balances: hideFactsType(balanceImporter),
  points: hideFactsType(pointsImporter),
  coupons: hideFactsType(couponImporter),
  parcels: hideFactsType(parcelImporter),
  orders: hideFactsType(orderImporter),
};
