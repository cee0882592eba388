import type { OrderDetails } from '@crossdock/contract/orders/shapes.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { ConfirmDialog } from '@crossdock/ui/Dialog.tsx';
import { Grid } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

interface SignDialogProps {
  readonly order: OrderDetails;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Confirms that all packages of the order have arrived. */
export function SignDialog({ order, opened, onClose }: SignDialogProps) {
  const [note, setNote] = useState('');
  const sign = useSubmit('signOrder', {
    quiet: true,
    refreshes: ['getOrder', 'listOrders', 'getOrderStatistics', 'queryParcels'],
    onDone: () => {
      onClose();
      showMessage('success', t('orders.signed', { number: order.number }));
    },
  });
  return (
    <ConfirmDialog
      opened={opened}
      title={t('orders.sign.title', { number: order.number })}
      confirmLabel={t('orders.sign.confirm')}
      cancelLabel={t('orders.sign.later')}
      busy={sign.busy}
      onConfirm={() => void sign.submit({ orderId: order.id, note: note.trim() })}
      onClose={onClose}
    >
      <Grid gap={12}>
        <p>{t('orders.sign.text', { n: Math.max(1, order.packageCount) })}</p>
        <NoteBox
          label={t('orders.sign.note')}
          maxLength={200}
          rows={2}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {sign.failure ? <Banner tone="danger">{sign.failure.message}</Banner> : null}
      </Grid>
    </ConfirmDialog>
  );
}
