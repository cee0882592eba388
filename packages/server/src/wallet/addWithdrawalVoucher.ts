import { refuse } from '@crossdock/contract/refusals.ts';
import { isStaffFile } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { findWithdrawal, storePayoutVoucher } from './withdrawals.store.ts';

export const addWithdrawalVoucher: Handler<'addWithdrawalVoucher'> = async (tx, _actor, input) => {
  const { id, voucherFileId } = input;
  const withdrawal = await findWithdrawal(tx, id);
  if (withdrawal === undefined) return refuse('row.notFound');
  if (withdrawal.state !== 'approved') return refuse('withdrawal.notPaid');
  if (!(await isStaffFile(tx, voucherFileId, 'payout')))
    return refuse('withdrawal.voucherMissing', {}, 'voucherFileId');
  return (await storePayoutVoucher(tx, withdrawal, voucherFileId))
    ? { done: true }
    : refuse('withdrawal.voucherGiven');
};
