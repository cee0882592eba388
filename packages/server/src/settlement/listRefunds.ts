import { listRefunds as readRefunds } from '../payments/refunds.store.ts';
import type { Handler } from '../platform/handler.ts';
import { sourceRefundOf } from './sourceRefunds.ts';

export const listRefunds: Handler<'listRefunds'> = async (tx, actor, input) => {
  const page = await readRefunds(tx, input);
  return {
    ...page,
    list: page.list.map((row) => ({
      ...sourceRefundOf(row, actor),
      memberId: row.memberId,
      memberAccount: row.account,
      memberName: row.memberName,
      provider: row.provider,
      reference: row.reference,
      tries: row.tries,
    })),
  };
};
