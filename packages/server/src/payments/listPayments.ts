import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { findAwaitedApprovals } from '../wallet/approvals.store.ts';
import { canConfirmPayment } from './confirmable.ts';
import { listPayments as readPayments } from './desk.store.ts';
import { paymentOf } from './view.ts';

export const listPayments: Handler<'listPayments'> = async (tx, actor, input) => {
  const page = await readPayments(tx, { ...input, made: requestedPeriod(input, actor.shop) });
  const confirmable = page.list.filter(canConfirmPayment).map(({ id }) => id);
  const awaited = await findAwaitedApprovals(tx, actor, 'transfer', confirmable);
  return {
    ...page,
    list: page.list.map((row) => ({
      ...paymentOf(row, actor),
      // Only the payer may open the provider's page, so staff get no address.
      url: null,
      memberId: row.memberId,
      memberAccount: row.account,
      memberName: row.memberName,
      provider: row.provider,
      providerReference: row.providerReference,
      payerEnding: row.payerEnding,
      confirmable: canConfirmPayment(row),
      secondAwaited: awaited(row.id),
    })),
  };
};
