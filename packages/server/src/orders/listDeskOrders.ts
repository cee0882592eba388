import { orderNumberIn } from '@crossdock/domain/orders/number.ts';
import { reportedFor, transfersOn } from '../payments/reported.store.ts';
import type { Handler } from '../platform/handler.ts';
import { pageOfDesk, waitingOrders } from './desk.store.ts';
import { deskReaderOf } from './deskReader.ts';
import { deskOrderOf } from './deskView.ts';
import { packersOf } from './packers.store.ts';

export const listDeskOrders: Handler<'listDeskOrders'> = async (tx, actor, input, services) => {
  const { pageIndex, pageSize, after, sort, order, words, ...filter } = input;
  const number = words ? orderNumberIn(words) : undefined;
  const [found, waiting] = await Promise.all([
    pageOfDesk(tx, { ...filter, words, number }, { pageIndex, pageSize, after, sort, order }),
    waitingOrders(tx),
  ]);
  const ids = found.list.map((row) => row.id);
  const [reported, packers] = await Promise.all([reportedFor(tx, ids), packersOf(tx, ids)]);
  const beside = { transferOn: transfersOn(reported), packers };
  const reader = deskReaderOf(actor, services, tx.now);
  return {
    ...found,
    list: found.list.map((row) => deskOrderOf(row, reader, beside)),
    waiting,
  };
};
