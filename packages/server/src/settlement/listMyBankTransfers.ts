import { transfersOf } from '../payments/bankTransfers.store.ts';
import { bankTransferOf } from '../payments/view.ts';
import type { Handler } from '../platform/handler.ts';
import { billsByIds } from './bills.ts';

export const listMyBankTransfers: Handler<'listMyBankTransfers'> = async (tx, actor, input, services) => {
  const page = await transfersOf(tx, actor.memberId, input);
  const orders = await billsByIds(tx, [...new Set(page.list.flatMap((row) => row.orderIds))]);
  const { APP_SECRET } = services.config;
  return { ...page, list: page.list.map((row) => bankTransferOf(row, orders, actor, APP_SECRET, tx.now)) };
};
