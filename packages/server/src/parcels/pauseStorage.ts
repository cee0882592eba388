import { refuse } from '@crossdock/contract/refusals.ts';
import { inWarehouseParcelStates } from '@crossdock/domain/parcels/states.ts';
import { storageStartOf } from '@crossdock/domain/pricing/storage.ts';
import type { Handler } from '../platform/handler.ts';
import { publish } from '../platform/realtime.ts';
import { addPause } from './pauses.store.ts';
import { lockParcel } from './store.ts';

/**
 * Pauses a parcel's storage days. If the parcel is in an order, its storage fee is already fixed, so a later pause
 * changes nothing for the member.
 */
export const pauseStorage: Handler<'pauseStorage'> = async (tx, actor, input) => {
  const { parcelId, reason, keepsBack, why, from = tx.now } = input;
  const row = await lockParcel(tx, parcelId);
  if (row === undefined) return refuse('row.notFound');
  if (!inWarehouseParcelStates.includes(row.state)) return refuse('parcel.notHere');
  const earliest = Date.parse(storageStartOf(row) ?? tx.now);
  if (Date.parse(from) > Date.parse(tx.now) || (input.from && Date.parse(from) < earliest))
    return refuse('parcel.pauseAhead', {}, 'from');
  const id = await addPause(tx, actor, { parcelId, reason, keepsBack, stopsClock: true, why, from });
  await publish(tx, 'parcels', row.memberId);
  return { id };
};
