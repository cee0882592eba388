import { refuse } from '@crossdock/contract/refusals.ts';
import { findStaffParcelRow } from '../parcels/staffList.store.ts';
import { transitionParcels } from '../parcels/store.ts';
import type { Handler } from '../platform/handler.ts';
import { endAndRefundTasks } from './serviceTasks.ts';

export const disposeParcel: Handler<'disposeParcel'> = async (tx, actor, input) => {
  const moved = await transitionParcels(tx, actor, [input.id], input.how, {
    why: input.why,
    changes: { shelfCode: '' },
  });
  if (moved.length === 1) {
    await endAndRefundTasks(tx, actor, { parcelIds: [input.id] }, input.why);
    return { done: true };
  }
  return refuse(
    (await findStaffParcelRow(tx, input.id)) === undefined ? 'row.notFound' : 'parcel.notDisposable',
  );
};
