import { refuse } from '@crossdock/contract/refusals.ts';
import { correctableParcelStates } from '@crossdock/domain/parcels/states.ts';
import type { Handler } from '../platform/handler.ts';
import { publish } from '../platform/realtime.ts';
import { changeParcel } from './desk.store.ts';
import { listGoodsTypes } from './goodsTypes.store.ts';
import { findStaffParcelRow } from './staffList.store.ts';

export const correctParcel: Handler<'correctParcel'> = async (tx, _actor, input) => {
  const { id, goodsType, remark, provenPaidMinor } = input;
  const known = goodsType ? (await listGoodsTypes(tx)).find(({ code }) => code === goodsType) : undefined;
  if (goodsType && known === undefined) return refuse('parcel.goodsType', {}, 'goodsType');
  const changed = await changeParcel(tx, id, correctableParcelStates, {
    ...(goodsType === undefined ? {} : { goodsTypeId: known?.id ?? null }),
    ...(remark === undefined ? {} : { remark }),
    ...(provenPaidMinor === undefined ? {} : { provenPaidMinor: provenPaidMinor || null }),
  });
  if (changed === undefined)
    return refuse((await findStaffParcelRow(tx, id)) === undefined ? 'row.notFound' : 'parcel.notHere');
  await publish(tx, 'parcels', changed.memberId);
  return { done: true };
};
