import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { changeVipOrderInput } from '@crossdock/contract/vipOrders/calls.ts';
import { mayChange } from '@crossdock/domain/orders/changes.ts';
import { normaliseCourierNumber } from '@crossdock/domain/parcels/couriers.ts';
import { isOnShelf } from '@crossdock/domain/parcels/states.ts';
import type { z } from 'zod';
import { packerOf } from '../orders/packers.store.ts';
import { lockOrder, type OrderRow } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Handler } from '../platform/handler.ts';
import type { Member } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import {
  addVipParcels,
  lockVipOrder,
  parcelsOfVip,
  removeVipParcels,
  replaceCustomsLines,
  updateVipOrder,
  type VipRow,
} from '../vipOrders/store.ts';
import { changeOrderOfVipOrder } from './changeOrderOfVipOrder.ts';
import { tryCompleteVipOrder } from './placeVipOrder.ts';
import { type VipFacts, vipFacts } from './vipFacts.ts';
import { findVipFaults } from './vipFaults.ts';
import {
  claimParcels,
  columnsOfVipOrder,
  prepareVipOrderParcels,
  VipOrderAddresses,
  vipRefusal,
  type WantedVipOrder,
} from './vipOrders.ts';

type Change = z.output<typeof changeVipOrderInput>;

/**
 * Locks the VIP order first, then its shipping order, then the parcels. If a clerk packs at the same time, the second
 * of the two calls sees the changes of the first.
 */
export const changeVipOrder: Handler<'changeVipOrder'> = async (tx, actor, input, services) => {
  const forbidden = await vipRefusal(tx, actor);
  if (forbidden) return forbidden;
  const { id, ...order } = input;
  const vip = await lockVipOrder(tx, id, actor.memberId);
  if (vip === undefined) return refuse('row.notFound');
  const made = vip.orderId === null ? undefined : await lockOrder(tx, vip.orderId);
  const packed = made && (await packerOf(tx, made.id)) ? refuse('vip.packing') : undefined;
  const closed = closedTo(vip, made) ?? packed;
  if (closed) return closed;
  const facts = await vipFacts(tx, actor, [order], { lock: true });
  const [fault] = findVipFaults([order], facts, actor, { id, orderId: vip.orderId });
  if (fault) return fault.refusal;
  const unready = made && notOnShelf(facts, order);
  if (unready !== undefined) return refuse('vip.notHere', { number: unready }, 'courierNumbers');
  const addressId = await new VipOrderAddresses(tx, actor, facts).idOf(order);
  if (isRefusal(addressId)) return addressId;
  const wanted: WantedVipOrder = { id, order, addressId, ...prepareVipOrderParcels(order, facts, actor) };
  const parcelIds = await exchangeParcels(tx, actor, vip, wanted, facts);
  if (parcelIds === undefined) return refuse('row.changed');
  await replaceCustomsLines(tx, [{ vipOrderId: id, lines: wanted.lines }]);
  const chosen = columnsOfVipOrder(order, addressId);
  const asked = { obstacle: null, obstacleParams: '{}', stuckAt: null, askedAt: null, waitsSince: tx.now };
  await updateVipOrder(tx, actor, vip, { ...chosen, ...asked }, { event: 'change' });
  return carriedOut(tx, actor, services, { vip: { ...vip, ...chosen }, made, parcelIds });
};

interface Changed {
  readonly vip: VipRow;
  readonly made: OrderRow | undefined;
  readonly parcelIds: readonly string[];
}

/**
 * Updates the shipping order that the VIP order became, or completes a waiting VIP order if nothing is
 * missing any more.
 */
async function carriedOut(tx: Tx, actor: Member, services: Services, { vip, made, parcelIds }: Changed) {
  const refused = made && (await changeOrderOfVipOrder(tx, actor, services, { vip, order: made, parcelIds }));
  return refused ?? tryCompleteVipOrder(tx, actor, vip.id);
}

function closedTo(vip: VipRow, made: OrderRow | undefined): Refusal<'vip.packing' | 'vip.paid'> | undefined {
  if (vip.state === 'cancelled') return refuse('vip.packing');
  if (made === undefined || mayChange(made, 'contents')) return undefined;
  return refuse(mayChange({ ...made, paidMinor: 0 }, 'contents') ? 'vip.paid' : 'vip.packing');
}

/** The first number whose parcel is not on the shelf: it cannot join an order that already waits to be packed. */
function notOnShelf({ numbers }: VipFacts, order: Omit<Change, 'id'>): string | undefined {
  return order.courierNumbers.map(normaliseCourierNumber).find((number) => {
    return !isOnShelf(numbers.get(number)?.state);
  });
}

/** Returns removed parcels to the member and takes the new ones. Answers all parcels of the order. */
async function exchangeParcels(
  tx: Tx,
  actor: Member,
  vip: VipRow,
  wanted: WantedVipOrder,
  facts: VipFacts,
): Promise<string[] | undefined> {
  const before = (await parcelsOfVip(tx, vip.id)).map(({ id }) => id);
  const taken = await claimParcels(tx, actor, [wanted], facts);
  const now = taken && wanted.numbers.flatMap((number) => taken.get(number) ?? []);
  if (now === undefined) return undefined;
  await removeVipParcels(
    tx,
    vip.id,
    before.filter((id) => !now.includes(id)),
  );
  await addVipParcels(
    tx,
    now
      .filter((id) => !before.includes(id))
      .map((parcelId) => ({ vipOrderId: vip.id, parcelId, waiting: vip.state === 'waiting' })),
  );
  return now;
}
