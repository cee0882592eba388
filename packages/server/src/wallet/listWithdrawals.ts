import { fieldOf } from '../platform/fieldOf.ts';
import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { secondPersonAwaited } from './approvals.store.ts';
import { listWithdrawals as listRows, moneyOfMembers } from './withdrawals.store.ts';
import { staffWithdrawalOf } from './withdrawalView.ts';

export const listWithdrawals: Handler<'listWithdrawals'> = async (tx, actor, input, services) => {
  const page = await listRows(tx, { ...input, made: requestedPeriod(input, actor.shop) });
  const [money, awaited] = await Promise.all([
    moneyOfMembers(tx, [...new Set(fieldOf(page.list, 'memberId'))]),
    secondPersonAwaited(tx, actor, 'withdrawal', fieldOf(page.list, 'id')),
  ]);
  const list = page.list.map((row) => ({
    ...staffWithdrawalOf(row, money, actor, services, tx.now),
    secondAwaited: awaited(row.id),
  }));
  return { ...page, list };
};
