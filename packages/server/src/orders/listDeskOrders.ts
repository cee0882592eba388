import { orderNumberIn } from '@crossdock/domain/orders/number.ts';
import { reportedTransferByOrder, reportedTransfersOfOrders } from '../payments/reported.store.ts';
import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { openOrderCounts, pageOfDesk } from './desk.store.ts';
import { deskReaderOf } from './deskReader.ts';
import { deskOrderOf } from './deskView.ts';
import { packersOf } from './packers.store.ts';

type Asked = Parameters<Handler<'listDeskOrders'>>;

/** A page of the list, without the counts. */
export async function deskPage(tx: Asked[0], actor: Asked[1], input: Asked[2], services: Asked[3]) {
  const { pageIndex, pageSize, after, sort, order, words, fromDay, toDay, ...filter } = input;
  const number = words ? orderNumberIn(words) : undefined;
  const made = requestedPeriod({ fromDay, toDay }, actor.shop);
  const found = await pageOfDesk(
    tx,
    { ...filter, made, words, number },
    { pageIndex, pageSize, after, sort, order },
  );
  const ids = found.list.map((row) => row.id);
  const [reported, packers] = await Promise.all([reportedTransfersOfOrders(tx, ids), packersOf(tx, ids)]);
  const beside = { transferOn: reportedTransferByOrder(reported), packers };
  const reader = deskReaderOf(actor, services, tx.now);
  return { ...found, list: found.list.map((row) => deskOrderOf(row, reader, beside)) };
}

export const listDeskOrders: Handler<'listDeskOrders'> = async (tx, actor, input, services) => {
  const [page, waiting] = await Promise.all([deskPage(tx, actor, input, services), openOrderCounts(tx)]);
  return { ...page, waiting };
};
