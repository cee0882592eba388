import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { ChoiceBox, NoteBox } from '@crossdock/ui/controls.tsx';
import { Dialog } from '@crossdock/ui/Dialog.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { type FormEvent, useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import classes from './orders.module.css';
import type { OrderDialogProps } from './ReasonDialogs.tsx';

/** Corrects a shipment that is on its way. */
export function AmendDialog({ order, onClose }: OrderDialogProps) {
  const [forwardingNumber, setForwardingNumber] = useState(order.forwardingNumber);
  const [carrierId, setCarrierId] = useState(order.carrierId);
  const [why, setWhy] = useState('');
  const amend = useSubmit('amendShipment', {
    quiet: true,
    refreshes: ['getDeskOrder', 'listDeskOrders'],
    onDone: () => {
      showMessage('success', t('orders.done.amend'));
      onClose();
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void amend.submit({ orderId: order.id, forwardingNumber, carrierId, why });
  };
  const fields = amend.failure?.fields ?? {};
  return (
    <Dialog
      opened
      title={t('orders.amend.title', { number: order.number })}
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
        <NoteBox
          label={t('orders.why')}
          required
          rows={2}
          value={why}
          error={fields.why?.message}
          onChange={(event) => setWhy(event.target.value)}
        />
        {amend.failure && Object.keys(fields).length === 0 ? (
          <Banner tone="danger">{amend.failure.message}</Banner>
        ) : null}
        <div className={classes.actions}>
          <Button type="submit" busy={amend.busy}>
            {t('shell.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
