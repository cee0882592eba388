import type { MoveKind as KindName } from '@crossdock/domain/moving/heads.ts';
import { addressKind } from './addresses.ts';
import { couponKind } from './coupons.ts';
import { declarerKind } from './declarers.ts';
import { type AnyMoveKind, hideFactsType } from './kind.ts';
import { levelKind } from './levels.ts';
import { memberKind } from './members.ts';
import { orderKind } from './orders.ts';
import { parcelKind } from './parcels.ts';
import { priceKind } from './prices.ts';
import { locationKind, pickupPointKind, warehouseKind } from './shopPlaces.ts';
import { staffKind } from './staff.ts';
import { balanceKind, pointsKind } from './sums.ts';

export const kinds: Readonly<Record<KindName, AnyMoveKind>> = {
  warehouses: hideFactsType(warehouseKind),
  locations: hideFactsType(locationKind),
  pickup_points: hideFactsType(pickupPointKind),
  staff: hideFactsType(staffKind),
  levels: hideFactsType(levelKind),
  prices: hideFactsType(priceKind),
  members: hideFactsType(memberKind),
  addresses: hideFactsType(addressKind),
  declarers: hideFactsType(declarerKind),
  balances: hideFactsType(balanceKind),
  points: hideFactsType(pointsKind),
  coupons: hideFactsType(couponKind),
  parcels: hideFactsType(parcelKind),
  orders: hideFactsType(orderKind),
};
