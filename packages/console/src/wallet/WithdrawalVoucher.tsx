import type { StaffWithdrawal } from '@crossdock/contract/wallet/withdrawals.ts';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { showMessageAndClose } from '../shell/showMessageAndClose.ts';
import { VoucherDialog } from '../shell/VoucherDialog.tsx';

/** Adds the proof that a withdrawal was paid. */
export function WithdrawalVoucher(props: { withdrawal: StaffWithdrawal; onClose: () => void }) {
  const { withdrawal, onClose } = props;
  const keep = useSubmit('addWithdrawalVoucher', {
    quiet: true,
    refreshes: ['listWithdrawals'],
    onDone: showMessageAndClose(t('wallet.withdrawals.voucher.kept'), onClose),
  });
  return (
    <VoucherDialog
      title={t('wallet.withdrawals.voucher.title', { number: withdrawal.number })}
      busy={keep.busy}
      failure={keep.failure}
      onKeep={(voucherFileId) => void keep.submit({ id: withdrawal.id, voucherFileId })}
      onClose={onClose}
    />
  );
}
