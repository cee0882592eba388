import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { z } from 'zod';
import { isStaffFile } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { requireApproval } from './approvals.store.ts';
import { payOutWithdrawal } from './payOutWithdrawal.ts';
import { findWithdrawal } from './withdrawals.store.ts';

export const approveWithdrawal: Handler<'approveWithdrawal'> = async (tx, actor, { id, voucherFileId }) => {
  const withdrawal = await findWithdrawal(tx, id);
  if (withdrawal === undefined) return refuse('row.notFound');
  if (voucherFileId !== undefined && !(await isStaffFile(tx, voucherFileId, 'payout')))
    return refuse('withdrawal.voucherMissing', {}, 'voucherFileId');
  if (withdrawal.state !== 'pending') return refuse('withdrawal.decided');
  if (withdrawal.gatheredAt !== null) return refuse('withdrawal.inPayout');
  const act = await requireApproval(tx, actor, {
    kind: 'withdrawal',
    worthMinor: withdrawal.amountMinor,
    memberId: withdrawal.memberId,
    subjectId: id,
    reason: withdrawal.number,
    along: { voucherFileId },
  });
  if (isRefusal(act)) return act;
  if (act.state === 'pending') return { done: true, state: 'pending', paidMinor: 0 };
  const paid = await payOutWithdrawal(tx, actor, id, z.string().optional().parse(act.along.voucherFileId));
  return isRefusal(paid) ? paid : { done: true, state: 'approved', ...paid };
};
