import { FileDrop } from '@crossdock/ui/FileDrop.tsx';
import type { Uploads } from '@crossdock/web/uploads.ts';
import { t } from './i18n.ts';

/** The proof of a payout: the bank's receipt. */
export function PayoutVoucher({ voucher, error }: { voucher: Uploads; error?: string | undefined }) {
  return (
    <FileDrop
      label={t('wallet.withdrawals.voucher')}
      hint={t('wallet.withdrawals.voucher.hint')}
      buttonLabel={t('wallet.withdrawals.voucher.choose')}
      removeLabel={(name) => t('wallet.withdrawals.voucher.remove', { name })}
      {...voucher.drop}
      error={voucher.fileIds.length === 0 ? error : undefined}
    />
  );
}
