import { refuse } from '@crossdock/contract/refusals.ts';
import { listedAdvances } from '../orders/advances.store.ts';
import { findOrderOf } from '../orders/store.ts';
import { readerOf } from '../orders/view.ts';
import { findParcel } from '../parcels/store.ts';
import type { Handler } from '../platform/handler.ts';
import { advanceViewOf } from './advances.ts';

export const getAdvances: Handler<'getAdvances'> = async (tx, actor, { of, id }, services) => {
  const mine =
    of === 'order'
      ? await findOrderOf(tx, actor.memberId, id)
      : await findParcel(tx, id).then((parcel) => (parcel?.memberId === actor.memberId ? parcel : undefined));
  if (mine === undefined) return refuse('row.notFound');
  const rows = await listedAdvances(tx, of === 'parcel' ? { parcelIds: [id] } : { orderId: id });
  const { picture } = readerOf(actor, services, tx.now);
  return { list: rows.map((row) => advanceViewOf(row, picture)) };
};
