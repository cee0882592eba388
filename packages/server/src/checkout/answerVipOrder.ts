import { refuse } from '@crossdock/contract/refusals.ts';
import { parcelProgress } from '@crossdock/domain/vipOrders/states.ts';
import type { Tx } from '../platform/db.ts';
import type { Handler } from '../platform/handler.ts';
import type { Member } from '../platform/scope.ts';
import {
  lockVipOrder,
  parcelsOfVip,
  removeVipParcels,
  transitionVipOrder,
  updateVipOrder,
  type VipRow,
} from '../vipOrders/store.ts';
import { tryCompleteVipOrder } from './placeVipOrder.ts';
import { redistributeGoods } from './redistributeGoods.ts';

export const answerVipOrder: Handler<'answerVipOrder'> = async (tx, actor, { id, choice }) => {
  const vip = await lockVipOrder(tx, id, actor.memberId);
  if (vip === undefined) return refuse('row.notFound');
  if (vip.state !== 'waiting') return refuse('vip.packing');
  if (choice === 'cancel') await transitionVipOrder(tx, actor, vip, 'cancel');
  if (choice === 'wait')
    await updateVipOrder(tx, actor, vip, { askedAt: null, waitsSince: tx.now }, { event: 'wait' });
  const refused = choice === 'leaveOut' ? await leaveOut(tx, actor, vip) : undefined;
  return refused ?? tryCompleteVipOrder(tx, actor, id);
};

/**
 * Removes the missing parcels from the VIP order; they become ordinary parcels of the member. The declared
 * goods are divided among the parcels that arrived.
 */
async function leaveOut(tx: Tx, actor: Member, vip: VipRow) {
  const parcels = await parcelsOfVip(tx, vip.id);
  const missing = parcels.filter(({ state }) => ['expected', 'gone'].includes(parcelProgress(state)));
  if (missing.length === 0) return refuse('vip.nothingToLeave');
  if (missing.length === parcels.length) return refuse('vip.nothingLeft');
  const ids = missing.map((parcel) => parcel.id);
  await removeVipParcels(tx, vip.id, ids);
  await redistributeGoods(
    tx,
    actor,
    vip,
    parcels.filter(({ id }) => !ids.includes(id)),
  );
  const why = missing.map(({ courierNumber }) => courierNumber).join(', ');
  await updateVipOrder(tx, actor, vip, { askedAt: null, waitsSince: tx.now }, { event: 'leaveOut', why });
  return undefined;
}
