import type { OrderDetails } from '@crossdock/contract/orders/shapes.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { Grid } from '@crossdock/ui/Layout.tsx';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { ConfirmDialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';
import { CancellationText } from './CancellationText.tsx';

interface CancelDialogProps {
  readonly order: OrderDetails;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Names the order, says what happens to its parcels and the money, and asks for confirmation. */
export function CancelDialog({ order, opened, onClose }: CancelDialogProps) {
  const [why, setWhy] = useState('');
  const cancel = useSubmit('cancelOrder', {
    quiet: true,
    refreshes: ['getOrder', 'listOrders', 'getOrderStatistics', 'queryParcels'],
    done: t('orders.cancelled', { number: order.number }),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      opened={opened}
      title={t('orders.cancel.title', { number: order.number })}
      confirmLabel={t('orders.cancel.confirm')}
      cancelLabel={t('orders.cancel.keep')}
      danger
      busy={cancel.busy}
      onConfirm={() => void cancel.submit({ orderId: order.id, why: why.trim() })}
      onClose={onClose}
    >
      <Grid gap={12}>
        <CancellationText parcelCount={order.parcelCount} refundMinor={order.paidMinor} />
        <NoteBox label={t('orders.cancel.why')} maxLength={200} rows={2} value={why} onText={setWhy} />
        {cancel.failure ? <Banner tone="danger">{cancel.failure.message}</Banner> : null}
      </Grid>
    </ConfirmDialog>
  );
}
