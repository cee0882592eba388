import type { VipOrder } from '@crossdock/contract/vipOrders/shapes.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { vipSteps } from '@crossdock/domain/vipOrders/states.ts';
import { findPickupPoint } from '../addresses/pickupPoints.store.ts';
import { findAddressOfOrder } from '../addresses/store.ts';
import { declarerNames } from '../declarers/store.ts';
import type { Tx } from '../platform/db.ts';
import { stepsOf } from '../platform/transitions.ts';
import type { ListedVipOrder } from '../vipOrders/list.store.ts';
import { customsLinesOf } from '../vipOrders/view.ts';
import { addressDestination } from './destination.ts';

type Details = Omit<VipOrder, 'actions'>;

/** Everything about a VIP order that its card does not show. */
export async function vipDetailsOf<C>(tx: Tx, row: ListedVipOrder, card: C, lang: Lang) {
  const [address, steps, declarers] = await Promise.all([
    findAddressOfOrder(tx, row.addressId),
    stepsOf(tx, row.id, vipSteps),
    declarerNames(tx, row.declarerIds),
  ]);
  if (address === undefined)
    throw new Error(`VIP order ${row.id} has lost its address, which a foreign key holds`);
  const point = address.pickupPointId === null ? undefined : await findPickupPoint(tx, address.pickupPointId);
  const { channelId, carrierId, carrierName, insuredMinor, taxIncluded, cashOnDelivery, remark } = row;
  return {
    ...card,
    ...{ channelId, carrierId, carrierName, insuredMinor, taxIncluded, cashOnDelivery, remark, declarers },
    lines: customsLinesOf(row, lang),
    destination: addressDestination(address, point),
    addressId: row.addressId,
    addressPending: row.addressState !== 'approved',
    steps: steps.map(({ event, at, memberId, staffId, why }): Details['steps'][number] => ({
      event,
      at,
      by: staffId !== null ? 'staff' : memberId !== null ? 'member' : 'system',
      why,
    })),
  };
}
