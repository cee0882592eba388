import type { CallName } from '@crossdock/contract/table.ts';
import { useUploads } from '@crossdock/web/uploads.ts';
import { useSubmit } from './api.ts';
import { SendDialog } from './FormDialog.tsx';
import { PayoutVoucher } from './PayoutVoucher.tsx';

interface VoucherDialogProps {
  readonly call: 'addAfterSalesVoucher' | 'addWithdrawalVoucher';
  /** The id of the paid claim or withdrawal. */
  readonly id: string;
  readonly refreshes: readonly CallName[];
  readonly title: string;
  readonly done: string;
  readonly onClose: () => void;
}

/** Adds the proof of a payment afterwards. */
export function VoucherDialog({ call, id, refreshes, title, done, onClose }: VoucherDialogProps) {
  const voucher = useUploads('uploadStaffFile', { purpose: 'payout' });
  const { submit, busy, failure } = useSubmit(call, {
    quiet: true,
    refreshes,
    done,
    onDone: onClose,
  });
  const fault = failure?.fields.voucherFileId?.message;
  return (
    <SendDialog
      title={title}
      onClose={onClose}
      failure={fault ? null : failure}
      busy={busy || voucher.busy}
      send={() => void submit({ id, voucherFileId: voucher.fileIds[0] ?? '' })}
    >
      <PayoutVoucher voucher={voucher} error={fault} />
    </SendDialog>
  );
}
