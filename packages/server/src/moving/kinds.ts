import type { MoveKind as KindName } from '@crossdock/domain/moving/heads.ts';
import { addressKind } from './addresses.ts';
import { couponKind } from './coupons.ts';
import { declarerKind } from './declarers.ts';
import { type AnyMoveKind, anyKind } from './kind.ts';
import { levelKind } from './levels.ts';
import { memberKind } from './members.ts';
import { orderKind } from './orders.ts';
import { parcelKind } from './parcels.ts';
import { priceKind } from './prices.ts';
import { locationKind, pickupPointKind, warehouseKind } from './shopPlaces.ts';
import { staffKind } from './staff.ts';
import { balanceKind, pointsKind } from './sums.ts';

export const kinds: Readonly<Record<KindName, AnyMoveKind>> = {
  warehouses: anyKind(warehouseKind),
  locations: anyKind(locationKind),
  pickup_points: anyKind(pickupPointKind),
  staff: anyKind(staffKind),
  levels: anyKind(levelKind),
  prices: anyKind(priceKind),
  members: anyKind(memberKind),
  addresses: anyKind(addressKind),
  declarers: anyKind(declarerKind),
  balances: anyKind(balanceKind),
  points: anyKind(pointsKind),
  coupons: anyKind(couponKind),
  parcels: anyKind(parcelKind),
  orders: anyKind(orderKind),
};
