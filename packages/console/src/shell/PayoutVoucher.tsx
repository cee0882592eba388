import { FileDrop } from '@crossdock/ui/FileDrop.tsx';
import type { Uploads } from '@crossdock/web/uploads.ts';
import { fileDropTexts } from './fileDropTexts.ts';

/** The proof of a payout: the bank's receipt. */
export function PayoutVoucher({ voucher, error }: { voucher: Uploads; error?: string | undefined }) {
  return (
    <FileDrop
      {...fileDropTexts('wallet.withdrawals.voucher')}
      {...voucher.drop}
      error={voucher.fileIds.length === 0 ? error : undefined}
    />
  );
}
