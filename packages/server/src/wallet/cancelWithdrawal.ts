import { refuse } from '@crossdock/contract/refusals.ts';
import { decide } from '../platform/audits.ts';
import type { Handler } from '../platform/handler.ts';
import { dropWaiting } from './approvals.store.ts';
import { mustTransfer } from './store.ts';
import { holdReverted } from './withdrawalMoney.ts';
import { auditedWithdrawals, findWithdrawalOf, lockWithdrawal } from './withdrawals.store.ts';

export const cancelWithdrawal: Handler<'cancelWithdrawal'> = async (tx, actor, { id }) => {
  const { memberId } = actor;
  const withdrawal = await findWithdrawalOf(tx, memberId, id);
  if (withdrawal === undefined) return refuse('row.notFound');
  await dropWaiting(tx, { kind: 'withdrawal', subjectId: id });
  if ((await lockWithdrawal(tx, id))?.gatheredAt) return refuse('withdrawal.inPayout');
  if (!(await decide(tx, actor, auditedWithdrawals, { id, event: 'withdraw', memberId })))
    return refuse('withdrawal.decided');
  await mustTransfer(tx, actor, [holdReverted(withdrawal)]);
  return { done: true };
};
