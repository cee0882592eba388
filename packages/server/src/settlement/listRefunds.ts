import { isRefundDecidable } from '@crossdock/domain/payments/sourceRefunds.ts';
import { listRefunds as readRefunds } from '../payments/refunds.store.ts';
import { spanAsked } from '../platform/daysAsked.ts';
import type { Handler } from '../platform/handler.ts';
import { awaitedOn } from '../wallet/approvals.store.ts';
import { sourceRefundOf } from './sourceRefunds.ts';

export const listRefunds: Handler<'listRefunds'> = async (tx, actor, input) => {
  const page = await readRefunds(tx, { ...input, made: spanAsked(input, actor.shop) });
  const awaited = await awaitedOn(
    tx,
    actor,
    'refundOutcome',
    page.list.map(({ id }) => id),
  );
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
