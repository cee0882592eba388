import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { useUploads } from '@crossdock/web/uploads.ts';
import { Dialog } from './Dialog.ts';
import { FormEnd } from './FormEnd.tsx';
import { PayoutVoucher } from './PayoutVoucher.tsx';

interface VoucherDialogProps {
  readonly title: string;
  readonly busy: boolean;
  readonly failure: CallFailure | null;
  readonly onKeep: (voucherFileId: string) => void;
  readonly onClose: () => void;
}

/** Adds the proof of a payment afterwards. */
export function VoucherDialog({ title, busy, failure, onKeep, onClose }: VoucherDialogProps) {
  const voucher = useUploads('uploadStaffFile', { purpose: 'payout' });
  const fault = failure?.fields.voucherFileId?.message;
  return (
    <Dialog opened title={title} onClose={onClose}>
      <Stack
        as="form"
        gap={16}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onKeep(voucher.fileIds[0] ?? '');
        }}
      >
        <PayoutVoucher voucher={voucher} error={fault} />
        <FormEnd failure={fault ? null : failure} busy={busy || voucher.busy} />
      </Stack>
    </Dialog>
  );
}
