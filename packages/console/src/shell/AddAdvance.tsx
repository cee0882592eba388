import type { AdvanceSubject } from '@crossdock/contract/checkout/advances.ts';
import { FileDrop } from '@crossdock/ui/FileDrop.tsx';
import { AmountField, TextField } from '@crossdock/ui/fields.tsx';
import { Muted } from '@crossdock/ui/Layout.tsx';
import { useUploads } from '@crossdock/web/uploads.ts';
import { useEffect } from 'react';
import { SendDialog } from './FormDialog.tsx';
import { useCallForm } from './forms.ts';
import { t } from './i18n.ts';

/** Enters a cost that the firm paid for a member: amount, reason and receipt. */
export function AddAdvance({ bearer, onClose }: { bearer: AdvanceSubject; onClose: () => void }) {
  const uploads = useUploads('uploadStaffFile', { purpose: 'receipt' });
  const { form, ...saving } = useCallForm('addAdvance', {
    schema: () => import('@crossdock/contract/checkout/advances.ts').then((m) => m.advanceInput),
    defaults: { ...bearer, amountMinor: undefined, reason: '', receiptFileId: '' },
    refreshes: ['listAdvances', 'getDeskOrder', 'getStaffParcel'],
    onDone: onClose,
  });
  const { control, setValue, formState } = form;
  const [receiptFileId = ''] = uploads.fileIds;
  useEffect(() => setValue('receiptFileId', receiptFileId), [receiptFileId, setValue]);
  return (
    <SendDialog
      {...saving}
      title={t('advances.add')}
      onClose={onClose}
      disabled={uploads.busy}
      sendLabel={t('advances.save')}
    >
      <Muted as="p">{t('advances.text')}</Muted>
      <AmountField control={control} name="amountMinor" required label={t('advances.amount')} />
      <TextField control={control} name="reason" required label={t('advances.reason')} />
      <FileDrop
        label={t('advances.receipt')}
        buttonLabel={t('advances.pick')}
        removeLabel={(name) => t('advances.rem', { name })}
        max={1}
        {...uploads.drop}
        error={formState.errors.receiptFileId?.message}
      />
    </SendDialog>
  );
}
