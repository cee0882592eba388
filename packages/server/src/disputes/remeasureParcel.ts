import { refuse } from '@crossdock/contract/refusals.ts';
import { inWarehouseParcelStates } from '@crossdock/domain/parcels/states.ts';
import { addMeasurement, changeParcel, columnsOfMeasures } from '../parcels/desk.store.ts';
import { lockParcel } from '../parcels/store.ts';
import type { Handler } from '../platform/handler.ts';
import { publish } from '../platform/realtime.ts';
import { lockOpenDisputes } from './store.ts';

export const remeasureParcel: Handler<'remeasureParcel'> = async (tx, actor, input) => {
  const row = await lockParcel(tx, input.id);
  if (row === undefined) return refuse('row.notFound');
  if (!inWarehouseParcelStates.includes(row.state)) return refuse('parcel.notHere');
  if ((await lockOpenDisputes(tx, { parcelIds: [row.id] })).length > 0) return refuse('dispute.open');
  await Promise.all([
    changeParcel(tx, row.id, [row.state], columnsOfMeasures(input)),
    addMeasurement(tx, actor, row.id, input, input.why),
    publish(tx, 'parcels', row.memberId),
  ]);
  return { done: true };
};
