import { spanAsked } from '../platform/daysAsked.ts';
import type { Handler } from '../platform/handler.ts';
import { awaitedOn } from './approvals.store.ts';
import { listWithdrawals as listRows, moneyOfMembers } from './withdrawals.store.ts';
import { staffWithdrawalOf } from './withdrawalView.ts';

export const listWithdrawals: Handler<'listWithdrawals'> = async (tx, actor, input, services) => {
  const page = await listRows(tx, { ...input, made: spanAsked(input, actor.shop) });
  const [money, awaited] = await Promise.all([
    moneyOfMembers(tx, [...new Set(page.list.map((row) => row.memberId))]),
    awaitedOn(
      tx,
      actor,
      'withdrawal',
      page.list.map((row) => row.id),
    ),
  ]);
  const list = page.list.map((row) => ({
    ...staffWithdrawalOf(row, money, actor, services, tx.now),
    secondAwaited: awaited(row.id),
  }));
  return { ...page, list };
};
