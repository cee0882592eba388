import type { advanceCalls } from '@crossdock/contract/advances.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { advanceParcelStates } from '@crossdock/domain/orders/advances.ts';
import { findParcel } from '../parcels/store.ts';
import type { Handler } from '../platform/handler.ts';
import { listedAdvances } from './advances.store.ts';
import { advanceViewOf, isOpen } from './advances.ts';
import { findOrder } from './store.ts';
import { readerOf } from './view.ts';

export const listAdvances: Handler<(typeof advanceCalls)['listAdvances']> = async (
  tx,
  actor,
  { parcelId, orderId },
  services,
) => {
  const parcel = parcelId === undefined ? undefined : await findParcel(tx, parcelId);
  const ofOrder = orderId ?? parcel?.order_id ?? undefined;
  const order = ofOrder === undefined ? undefined : await findOrder(tx, ofOrder);
  if (parcel === undefined && order === undefined) return refuse('row.notFound');
  const rows = await listedAdvances(tx, parcel ? { parcelIds: [parcel.id] } : { orderId: orderId ?? '' });
  const { picture } = readerOf(actor, services, tx.now);
  const open = order
    ? isOpen(order)
    : parcel !== undefined && parcel.member_id !== null && advanceParcelStates.includes(parcel.state);
  return {
    open,
    list: rows.map((row) => ({ ...advanceViewOf(row, picture), staffName: row.staff_name ?? '' })),
  };
};
