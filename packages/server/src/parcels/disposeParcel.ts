import type { parcelCalls } from '@crossdock/contract/parcels/calls.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { withdrawWork } from '../settlement/serviceWork.ts';
import { findRow } from './staffList.store.ts';
import { moveParcels } from './store.ts';

export const disposeParcel: Handler<(typeof parcelCalls)['disposeParcel']> = async (tx, actor, input) => {
  const moved = await moveParcels(tx, actor, [input.id], input.how, {
    why: input.why,
    changes: { shelfCode: '' },
  });
  if (moved.length === 1) {
    await withdrawWork(tx, actor, { parcelIds: [input.id] }, input.why);
    return { done: true };
  }
  return refuse((await findRow(tx, input.id)) === undefined ? 'row.notFound' : 'parcel.notDisposable');
};
