import type { MoveKind as KindName } from '@crossdock/domain/moving/heads.ts';
import { addressKind } from './addresses.ts';
import { declarerKind } from './declarers.ts';
import { type AnyMoveKind, anyKind } from './kind.ts';
import { memberKind } from './members.ts';
import { parcelKind } from './parcels.ts';
import { locationKind, pickupPointKind, warehouseKind } from './shopPlaces.ts';
import { balanceKind, pointsKind } from './sums.ts';

export const kinds: Readonly<Record<KindName, AnyMoveKind>> = {
  warehouses: anyKind(warehouseKind),
  locations: anyKind(locationKind),
  pickup_points: anyKind(pickupPointKind),
  members: anyKind(memberKind),
  addresses: anyKind(addressKind),
  declarers: anyKind(declarerKind),
  balances: anyKind(balanceKind),
  points: anyKind(pointsKind),
  parcels: anyKind(parcelKind),
};
