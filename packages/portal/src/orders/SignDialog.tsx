import type { OrderDetails } from '@crossdock/contract/orders/shapes.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { Grid } from '@crossdock/ui/Layout.tsx';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { ConfirmDialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';
import { OptionCheckbox } from './OptionCheckbox.tsx';

interface SignDialogProps {
  readonly order: OrderDetails;
  readonly opened: boolean;
  readonly onClose: () => void;
}

const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

/** Confirms that the packages of the order have arrived, or some of those in transit. */
export function SignDialog({ order, opened, onClose }: SignDialogProps) {
  const [note, setNote] = useState('');
  const onTheWay = order.packages.filter(({ state }) => state === 'shipped');
  const [missing, setMissing] = useState<readonly string[]>([]);
  const arrived = onTheWay.filter(({ id }) => !missing.includes(id)).map(({ id }) => id);
  const isChosen = onTheWay.length > 1;
  const sign = useSubmit('signOrder', {
    quiet: true,
    refreshes: ['getOrder', 'listOrders', 'getOrderStatistics', 'queryParcels'],
    done:
      isChosen && arrived.length < onTheWay.length
        ? t('orders.signed.part', { n: arrived.length })
        : t('orders.signed', { number: order.number }),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      opened={opened}
      title={t('orders.sign.title', { number: order.number })}
      confirmLabel={t('orders.sign.confirm')}
      cancelLabel={t('orders.sign.later')}
      busy={sign.busy}
      onConfirm={() =>
        isChosen && arrived.length === 0
          ? onClose()
          : void sign.submit({
              ...(isChosen ? { packageIds: arrived } : {}),
              orderId: order.id,
              note: note.trim(),
            })
      }
      onClose={onClose}
    >
      <Grid gap={12}>
        <p>{t('orders.sign.text', { n: Math.max(1, isChosen ? arrived.length : onTheWay.length) })}</p>
        {isChosen ? (
          <div>
            {onTheWay.map(({ id, position, forwardingNumber }) => (
              <OptionCheckbox
                key={id}
                checked={!missing.includes(id)}
                label={t('orders.package', { n: position })}
                hint={forwardingNumber}
                onChange={() => setMissing((before) => toggled(before, id))}
              />
            ))}
          </div>
        ) : null}
        <NoteBox label={t('orders.sign.note')} maxLength={200} rows={2} value={note} onText={setNote} />
        {sign.failure ? <Banner tone="danger">{sign.failure.message}</Banner> : null}
      </Grid>
    </ConfirmDialog>
  );
}
