import type { StaffWithdrawal } from '@crossdock/contract/wallet/withdrawals.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Dialog } from '@crossdock/ui/Dialog.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { useUploads } from '@crossdock/web/uploads.ts';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { PayoutVoucher } from './PayoutVoucher.tsx';
import classes from './wallet.module.css';

/** The proof that a withdrawal was paid, added afterwards. */
export function VoucherDialog({ withdrawal, onClose }: { withdrawal: StaffWithdrawal; onClose: () => void }) {
  const voucher = useUploads('uploadStaffFile', { purpose: 'payout' });
  const keep = useSubmit('addWithdrawalVoucher', {
    quiet: true,
    refreshes: ['listWithdrawals'],
    onDone: () => {
      showMessage('success', t('wallet.withdrawals.voucher.kept'));
      onClose();
    },
  });
  const fault = keep.failure?.fields.voucherFileId?.message;
  return (
    <Dialog
      opened
      title={t('wallet.withdrawals.voucher.title', { number: withdrawal.number })}
      closeLabel={t('shell.close')}
      onClose={onClose}
    >
      <div className={classes.form}>
        <PayoutVoucher voucher={voucher} error={fault} />
        {keep.failure && !fault ? <Banner tone="danger" title={keep.failure.message} /> : null}
        <Button
          busy={keep.busy}
          disabled={voucher.busy}
          onClick={() => void keep.submit({ id: withdrawal.id, voucherFileId: voucher.fileIds[0] ?? '' })}
        >
          {t('shell.save')}
        </Button>
      </div>
    </Dialog>
  );
}
