import type { StaffClaim } from '@crossdock/contract/aftersales/shapes.ts';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { showMessageAndClose } from '../shell/showMessageAndClose.ts';
import { VoucherDialog } from '../shell/VoucherDialog.tsx';

/** Adds the proof of a payment outside the system after the decision. */
export function ClaimVoucher({ claim, onClose }: { claim: StaffClaim; onClose: () => void }) {
  const keep = useSubmit('addAfterSalesVoucher', {
    quiet: true,
    refreshes: ['listAfterSales'],
    onDone: showMessageAndClose(t('aftersales.voucher.added'), onClose),
  });
  return (
    <VoucherDialog
      title={t('aftersales.voucher.title', { number: claim.number })}
      busy={keep.busy}
      failure={keep.failure}
      onKeep={(voucherFileId) => void keep.submit({ id: claim.id, voucherFileId })}
      onClose={onClose}
    />
  );
}
