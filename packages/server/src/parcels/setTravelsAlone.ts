import { refuse } from '@crossdock/contract/refusals.ts';
import { inWarehouseParcelStates } from '@crossdock/domain/parcels/states.ts';
import type { Handler } from '../platform/handler.ts';
import { publish } from '../platform/realtime.ts';
import { changeParcel } from './desk.store.ts';
import { findStaffParcelRow } from './staffList.store.ts';

export const setTravelsAlone: Handler<'setTravelsAlone'> = async (tx, _actor, input) => {
  const changed = await changeParcel(tx, input.id, inWarehouseParcelStates, {
    travelsAlone: input.travelsAlone,
  });
  if (changed === undefined)
    return refuse((await findStaffParcelRow(tx, input.id)) === undefined ? 'row.notFound' : 'parcel.notHere');
  await publish(tx, 'parcels', changed.memberId);
  return { done: true };
};
