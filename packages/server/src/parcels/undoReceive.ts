import type { parcelCalls } from '@crossdock/contract/parcels.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { forgetPhotos } from './desk.store.ts';
import { matchRefusal } from './refusals.store.ts';
import { lockParcel, moveParcels } from './store.ts';

export const undoReceive: Handler<(typeof parcelCalls)['undoReceive']> = async (tx, actor, input) => {
  const row = await lockParcel(tx, input.id);
  if (row === undefined) return refuse('row.notFound');
  if (row.state === 'shelved') await moveParcels(tx, actor, [row.id], 'undoShelve');
  const [moved] = await Promise.all([
    moveParcels(tx, actor, [row.id], 'undoReceive', {
      changes: {
        weight_g: null,
        length_mm: null,
        width_mm: null,
        height_mm: null,
        warehouse_id: null,
        shelf_code: '',
        label_hint: '',
        travels_alone: false,
        arrived_at: null,
        shelved_at: null,
        received_by: null,
        // Nobody had announced it: it belongs to nobody again.
        ...(row.forecast_at === null ? { member_id: null } : {}),
      },
    }),
    forgetPhotos(tx, row.id),
    matchRefusal(tx, row.bill_code, null),
  ]);
  return moved.length === 1 ? { done: true } : refuse('parcel.notUndoable');
};
