import { referenceIn } from '@crossdock/domain/reference.ts';
import { reportedTransferByOrder, reportedTransfersOfOrders } from '../payments/reportedTransfers.store.ts';
import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import type { Shop } from '../platform/shop.ts';
import { countOpenOrders, type DeskFilter, pageOfDeskOrders } from './desk.store.ts';
import { deskOrderOf } from './deskView.ts';
import { deskViewContext } from './deskViewContext.ts';
import { packersOf } from './packers.store.ts';

type Asked = Parameters<Handler<'listDeskOrders'>>;

type Filters = Omit<Asked[2], 'pageIndex' | 'pageSize' | 'after' | 'sort' | 'order'>;

export function deskFilterOf({ words, fromDay, toDay, ...filter }: Filters, shop: Shop): DeskFilter {
  const number = words ? referenceIn('CD', words) : undefined;
  return { ...filter, made: requestedPeriod({ fromDay, toDay }, shop), words, number };
}

/** A page of the list, without the counts. */
async function deskPage(tx: Asked[0], actor: Asked[1], input: Asked[2], services: Asked[3]) {
  const { pageIndex, pageSize, after, sort, order, ...filters } = input;
  const paging = { pageIndex, pageSize, after, sort, order };
  const found = await pageOfDeskOrders(tx, deskFilterOf(filters, actor.shop), paging);
  const ids = found.list.map((row) => row.id);
  const [reported, packers] = await Promise.all([reportedTransfersOfOrders(tx, ids), packersOf(tx, ids)]);
  const beside = { transferOn: reportedTransferByOrder(reported), packers };
  const reader = deskViewContext(actor, services, tx.now);
  return { ...found, list: found.list.map((row) => deskOrderOf(row, reader, beside)) };
}

export const listDeskOrders: Handler<'listDeskOrders'> = async (tx, actor, input, services) => {
  const [page, waiting] = await Promise.all([deskPage(tx, actor, input, services), countOpenOrders(tx)]);
  return { ...page, waiting };
};
