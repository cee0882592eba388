import { refuse } from '@crossdock/contract/refusals.ts';
import { isStaffFile } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { findClaim, storeClaimVoucher } from './store.ts';

export const addAfterSalesVoucher: Handler<'addAfterSalesVoucher'> = async (tx, _actor, input) => {
  const { id, voucherFileId } = input;
  const claim = await findClaim(tx, id);
  if (claim === undefined) return refuse('row.notFound');
  if (claim.way !== 'outside') return refuse('aftersales.notOutside');
  if (!(await isStaffFile(tx, voucherFileId, 'payout')))
    return refuse('aftersales.voucherMissing', {}, 'voucherFileId');
  return (await storeClaimVoucher(tx, claim, voucherFileId))
    ? { done: true }
    : refuse('aftersales.voucherGiven');
};
