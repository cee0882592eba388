import type { advanceCalls } from '@crossdock/contract/advances.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { findParcel } from '../parcels/store.ts';
import type { Handler } from '../platform/handler.ts';
import { listedAdvances } from './advances.store.ts';
import { advanceViewOf } from './advances.ts';
import { findOrderOf } from './store.ts';
import { readerOf } from './view.ts';

export const getAdvances: Handler<(typeof advanceCalls)['getAdvances']> = async (
  tx,
  actor,
  { parcelId, orderId },
  services,
) => {
  const [parcel, order] = await Promise.all([
    parcelId === undefined ? undefined : findParcel(tx, parcelId),
    orderId === undefined ? undefined : findOrderOf(tx, actor.memberId, orderId),
  ]);
  const mine = parcel?.member_id === actor.memberId ? parcel : undefined;
  if (mine === undefined && order === undefined) return refuse('row.notFound');
  const rows = await listedAdvances(tx, mine ? { parcelIds: [mine.id] } : { orderId: orderId ?? '' });
  const { picture } = readerOf(actor, services, tx.now);
  return { list: rows.map((row) => advanceViewOf(row, picture)) };
};
