import { isRefusal } from '@crossdock/contract/refusals.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { maxPayoutLines } from '@crossdock/domain/payouts/states.ts';
import type { Handler } from '../platform/handler.ts';
import { listWithdrawals } from '../wallet/withdrawals.store.ts';
import { refundedSaleRef, withdrawalWarningsOf } from '../wallet/withdrawalView.ts';
import { leftOutReasons, payeeForFormat, payeeOf } from './candidates.ts';
import { payoutFileTerms } from './terms.ts';

const dayMs = 86_400_000;

export const previewPayout: Handler<'previewPayout'> = async (tx, actor, input) => {
  const terms = await payoutFileTerms(tx, actor, { ...input, payOn: dateIn(tx.now, actor.shop.timeZone) });
  if (isRefusal(terms)) return terms;
  const { bank, olderThanDays } = input;
  const before = tx.earlier(olderThanDays * dayMs);
  const page = await listWithdrawals(tx, {
    state: 'pending',
    free: true,
    bank,
    ...(olderThanDays > 0 ? { before } : {}),
    pageIndex: 1,
    pageSize: maxPayoutLines,
  });
  const whys = await leftOutReasons(tx, actor, terms, page.list);
  const told = page.list.map((row, at) => ({
    ...(whys[at] === undefined ? payeeForFormat(terms, row) : payeeOf(row)),
    withdrawalId: row.id,
    refund: refundedSaleRef(row),
    memberName: row.memberName,
    createdAt: row.createdAt,
    warnings: withdrawalWarningsOf(row),
    why: whys[at],
  }));
  return {
    currency: actor.shop.currency,
    lines: told.filter(({ why }) => why === undefined),
    leftOut: told.flatMap(({ why, ...row }) => (why === undefined ? [] : [{ ...row, why }])),
    more: page.more,
  };
};
