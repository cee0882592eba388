import { isRefundDecidable } from '@crossdock/domain/payments/sourceRefunds.ts';
import { listRefunds as readRefunds } from '../payments/refunds.store.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { secondPersonAwaited } from '../wallet/approvals.store.ts';
import { sourceRefundOf } from './sourceRefunds.ts';

export const listRefunds: Handler<'listRefunds'> = async (tx, actor, input) => {
  const page = await readRefunds(tx, { ...input, made: requestedPeriod(input, actor.shop) });
  const awaited = await secondPersonAwaited(tx, actor, 'refundOutcome', fieldOf(page.list, 'id'));
  return {
    ...page,
    list: page.list.map((row) => ({
      ...row,
      ...sourceRefundOf(row, actor),
      memberAccount: row.account,
      decidable: isRefundDecidable(row, tx.now),
      contradiction: row.contradictionSeenBy === null ? row.contradiction : '',
      secondAwaited: awaited(row.id),
    })),
  };
};
