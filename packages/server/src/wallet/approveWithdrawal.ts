import { refuse } from '@crossdock/contract/refusals.ts';
import type { withdrawalCalls } from '@crossdock/contract/withdrawals.ts';
import { decide } from '../platform/audits.ts';
import { isStaffFile } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { transfer } from './store.ts';
import { paidOut } from './withdrawalMoney.ts';
import { auditedWithdrawals, findWithdrawal, keepVoucher } from './withdrawals.store.ts';

export const approveWithdrawal: Handler<(typeof withdrawalCalls)['approveWithdrawal']> = async (
  tx,
  actor,
  { id, voucherFileId },
) => {
  const withdrawal = await findWithdrawal(tx, id);
  if (withdrawal === undefined) return refuse('row.notFound');
  if (voucherFileId !== undefined && !(await isStaffFile(tx, voucherFileId, 'payout')))
    return refuse('withdrawal.voucherMissing', {}, 'voucherFileId');
  // Decided once, whoever else is at it: only who decides moves the money.
  if (
    !(await decide(tx, actor, auditedWithdrawals, {
      id,
      event: 'approve',
      told: { amountMinor: withdrawal.amount_minor },
    }))
  )
    return refuse('withdrawal.decided');
  if (voucherFileId !== undefined) await keepVoucher(tx, withdrawal, voucherFileId);
  if ((await transfer(tx, actor, paidOut(withdrawal))) !== 'done')
    throw new Error(`withdrawal ${id} held less than it says`);
  return { done: true, paidMinor: withdrawal.amount_minor };
};
