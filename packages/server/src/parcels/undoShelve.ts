import type { parcelCalls } from '@crossdock/contract/parcels.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { changeParcel } from './desk.store.ts';
import { lockParcel, moveParcels } from './store.ts';

export const undoShelve: Handler<(typeof parcelCalls)['undoShelve']> = async (tx, actor, input) => {
  const row = await lockParcel(tx, input.id);
  if (row === undefined) return refuse('row.notFound');
  const changes = { shelf_code: '', shelved_at: null };
  if (row.state === 'unclaimed' && row.shelved_at !== null) {
    await changeParcel(tx, row.id, ['unclaimed'], changes);
    return { done: true };
  }
  const moved = await moveParcels(tx, actor, [row.id], 'undoShelve', { changes });
  return moved.length === 1 ? { done: true } : refuse('parcel.notUndoable');
};
