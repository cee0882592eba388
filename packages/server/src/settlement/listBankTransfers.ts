import type { paymentCalls } from '@crossdock/contract/payments/calls.ts';
import { listTransfers } from '../payments/bankTransfers.store.ts';
import { bankTransferOf } from '../payments/view.ts';
import type { Handler } from '../platform/handler.ts';
import { awaitedOn } from '../wallet/acts.store.ts';
import { namedBills } from './bills.ts';

export const listBankTransfers: Handler<(typeof paymentCalls)['listBankTransfers']> = async (
  tx,
  actor,
  input,
  services,
) => {
  const page = await listTransfers(tx, input);
  const [orders, awaited] = await Promise.all([
    namedBills(tx, [...new Set(page.list.flatMap((row) => row.orderIds))]),
    awaitedOn(
      tx,
      actor,
      'transfer',
      page.list.map((row) => row.id),
    ),
  ]);
  return {
    ...page,
    list: page.list.map((row) => ({
      ...bankTransferOf(row, orders, actor, services.config.APP_SECRET, tx.now),
      memberId: row.memberId,
      memberAccount: row.account,
      memberName: row.memberName,
      balanceMinor: row.balanceMinor ?? 0,
      auditedBy: row.staffName,
      secondAwaited: awaited(row.id),
    })),
  };
};
