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
      ...sourceRefundOf(row, actor),
      memberId: row.memberId,
      memberAccount: row.account,
      memberName: row.memberName,
      provider: row.provider,
      reference: row.reference,
      tries: row.tries,
      decidable: isRefundDecidable(row, tx.now),
      decidedAs: row.decidedAs,
      decidedReference: row.decidedReference,
      decidedReason: row.decidedReason,
      contradiction: row.contradictionSeenBy === null ? row.contradiction : '',
      secondAwaited: awaited(row.id),
    })),
  };
};
