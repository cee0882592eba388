import type { paymentCalls } from '@crossdock/contract/payments/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { namedBills } from '../settlement/bills.ts';
import { transfersOf } from './bankTransfers.store.ts';
import { bankTransferOf } from './view.ts';

export const listMyBankTransfers: Handler<(typeof paymentCalls)['listMyBankTransfers']> = async (
  tx,
  actor,
  input,
  services,
) => {
  const page = await transfersOf(tx, actor.memberId, input);
  const orders = await namedBills(tx, [...new Set(page.list.flatMap((row) => row.orderIds))]);
  const { APP_SECRET } = services.config;
  return { ...page, list: page.list.map((row) => bankTransferOf(row, orders, actor, APP_SECRET, tx.now)) };
};
