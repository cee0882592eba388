import type { Handler } from '../platform/handler.ts';
import { listPayments as readPayments } from './desk.store.ts';
import { paymentOf } from './view.ts';

export const listPayments: Handler<'listPayments'> = async (tx, actor, input) => {
  const page = await readPayments(tx, input);
  return {
    ...page,
    list: page.list.map((row) => ({
      ...paymentOf(row, actor),
      // The provider's page is the payer's alone.
      url: null,
      memberId: row.memberId,
      memberAccount: row.account,
      memberName: row.memberName,
      provider: row.provider,
      providerReference: row.providerReference,
    })),
  };
};
