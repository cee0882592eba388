import { inTransitStates } from '@crossdock/domain/orders/packages.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { FileDrop } from '@crossdock/ui/FileDrop.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { useUploads } from '@crossdock/web/uploads.ts';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { FormDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';
import { OrderFormFooter } from './OrderFormFooter.tsx';
import { usePackageChoice } from './PackageChoice.tsx';
import type { OrderDialogProps } from './ReasonDialogs.tsx';

/** Records who signed, with pictures as proof for the member. */
export function RecordSignatureDialog({ order, onClose }: OrderDialogProps) {
  const formatting = useFormatting();
  const uploads = useUploads('uploadStaffFile', { purpose: 'proof' });
  const [signer, setSigner] = useState('');
  const [note, setNote] = useState('');
  const packages = usePackageChoice(order, order.lostAt === null ? ['shipped'] : inTransitStates);
  const sign = useSubmit('signForOrder', {
    quiet: true,
    refreshes: ['getDeskOrder', 'listDeskOrders', 'listTrackingEvents'],
    done: t('orders.done.sign'),
    onDone: onClose,
  });
  const send = () => {
    void sign.submit({ orderId: order.id, ...packages.asked, signer, note, fileIds: [...uploads.fileIds] });
  };
  const fields = sign.failure?.fields ?? {};
  const collect = formatMoney(order.dueMinor, formatting.currency, formatting);
  return (
    <FormDialog title={t('orders.sign.title', { number: order.number })} onClose={onClose} onSubmit={send}>
      {order.cashOnDelivery && order.dueMinor > 0 ? (
        <Banner tone="warning">{t('orders.sign.collect', { amount: collect })}</Banner>
      ) : null}
      {packages.field}
      <TextBox
        label={t('orders.sign.signer')}
        required
        autoComplete="off"
        value={signer}
        error={fields.signer?.message}
        onChange={(event) => setSigner(event.target.value)}
      />
      <FileDrop
        label={t('orders.sign.photos')}
        buttonLabel={t('orders.desk.photo.take')}
        removeLabel={(name) => t('orders.desk.photo.remove', { name })}
        max={5}
        {...uploads.drop}
        error={fields.fileIds?.message}
      />
      <NoteBox
        label={t('orders.detail.note')}
        rows={2}
        value={note}
        error={fields.note?.message}
        onChange={(event) => setNote(event.target.value)}
      />
      <OrderFormFooter sending={sign} disabled={uploads.busy || packages.none}>
        {t('orders.sign.confirm')}
      </OrderFormFooter>
    </FormDialog>
  );
}
