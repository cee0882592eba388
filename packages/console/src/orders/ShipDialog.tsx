import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Dialog } from '@crossdock/ui/Dialog.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { type FormEvent, useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import classes from './orders.module.css';
import type { OrderDialogProps } from './ReasonDialogs.tsx';

/** Ships the order that is open; the shipping desk does the same by scanning. */
export function ShipDialog({ order, onClose }: OrderDialogProps) {
  const [forwardingNumber, setForwardingNumber] = useState('');
  const [carrierId, setCarrierId] = useState(order.carrierId);
  const ship = useSubmit('shipOrder', {
    quiet: true,
    refreshes: ['getDeskOrder', 'listDeskOrders', 'listTrackingEvents'],
    onDone: () => {
      showMessage('success', t('orders.done.ship', { number: order.number }));
      onClose();
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void ship.submit({ number: order.number, forwardingNumber, carrierId });
  };
  const fields = ship.failure?.fields ?? {};
  return (
    <Dialog
      opened
      title={`${t('orders.action.ship')} ${order.number}`}
      closeLabel={t('shell.close')}
      onClose={onClose}
    >
      <form className={classes.form} onSubmit={send}>
        <TextBox
          label={t('orders.forwarding')}
          required
          autoComplete="off"
          value={forwardingNumber}
          error={fields.forwardingNumber?.message}
          onChange={(event) => setForwardingNumber(event.target.value)}
        />
        <ChoiceBox
          label={t('orders.carrier')}
          value={carrierId}
          data={order.carriers.map(({ id, name }) => ({ value: id, label: name }))}
          error={fields.carrierId?.message}
          onChange={(event) => setCarrierId(event.target.value)}
        />
        {ship.failure && Object.keys(fields).length === 0 ? (
          <Banner tone="danger">{ship.failure.message}</Banner>
        ) : null}
        <div className={classes.actions}>
          <Button type="submit" busy={ship.busy}>
            {t('orders.ship.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
