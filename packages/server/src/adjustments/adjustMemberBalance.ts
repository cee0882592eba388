import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { minor } from '@crossdock/domain/money.ts';
import type { Handler } from '../platform/handler.ts';
import { requireApproval } from '../wallet/approvals.store.ts';
import { memberExists } from '../wallet/records.store.ts';
import { balanceOf } from '../wallet/store.ts';
import { carryOutAdjustment } from './adjustments.store.ts';
import { balanceTooLowRefusal } from './balanceTooLow.ts';

export const adjustMemberBalance: Handler<'adjustMemberBalance'> = async (tx, actor, input) => {
  const { memberId, amountMinor, reason } = input;
  if (!(await memberExists(tx, memberId))) return refuse('row.notFound');
  const act = await requireApproval(tx, actor, {
    kind: 'adjustment',
    worthMinor: Math.abs(amountMinor),
    memberId,
    reason,
    asked: { amountMinor },
  });
  if (isRefusal(act)) return act;
  if (act.state === 'pending') {
    const { balanceMinor } = await balanceOf(tx, memberId);
    if (balanceMinor + amountMinor < 0) return balanceTooLowRefusal(balanceMinor, actor, 'amountMinor');
    return { done: true, ...act, balanceMinor };
  }
  const asked = { id: act.id, memberId, amountMinor: minor(amountMinor), reason };
  const moved = await carryOutAdjustment(tx, actor, asked);
  const { balanceMinor } = await balanceOf(tx, memberId);
  return moved
    ? { done: true, ...act, balanceMinor }
    : balanceTooLowRefusal(balanceMinor, actor, 'amountMinor');
};
