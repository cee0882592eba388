import { refuse } from '@crossdock/contract/refusals.ts';
import { advanceParcelStates } from '@crossdock/domain/orders/advances.ts';
import { mayChange } from '@crossdock/domain/orders/changes.ts';
import { listedAdvances } from '../orders/advances.store.ts';
import { findOrder } from '../orders/store.ts';
import { readerOf } from '../orders/view.ts';
import { findParcel } from '../parcels/store.ts';
import type { Handler } from '../platform/handler.ts';
import { advanceViewOf } from './advances.ts';

export const listAdvances: Handler<'listAdvances'> = async (tx, actor, { of, id }, services) => {
  const parcel = of === 'parcel' ? await findParcel(tx, id) : undefined;
  const orderId = of === 'order' ? id : parcel?.orderId;
  const order = orderId ? await findOrder(tx, orderId) : undefined;
  if (parcel === undefined && order === undefined) return refuse('row.notFound');
  const rows = await listedAdvances(tx, of === 'parcel' ? { parcelIds: [id] } : { orderId: id });
  const { picture } = readerOf(actor, services, tx.now);
  const open = order
    ? mayChange(order, 'advances')
    : parcel !== undefined && parcel.memberId !== null && advanceParcelStates.includes(parcel.state);
  return {
    open,
    list: rows.map((row) => ({ ...advanceViewOf(row, picture), staffName: row.staffName ?? '' })),
  };
};
