import { inTransitStates } from '@crossdock/domain/orders/packages.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { FormDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';
import { OrderFormFooter } from './OrderFormFooter.tsx';
import { usePackageChoice } from './PackageChoice.tsx';
import type { OrderDialogProps } from './ReasonDialogs.tsx';
import { type Shipment, ShipmentFields } from './ShipmentFields.tsx';

/**
 * Corrects a shipment in transit. At first the packages with the same forwarding number as the first one in transit
 * are selected.
 */
export function CorrectShipmentDialog({ order, onClose }: OrderDialogProps) {
  const first = order.packages.find(({ state }) => isOneOf(inTransitStates, state));
  const number = first?.forwardingNumber ?? order.forwardingNumber;
  const packages = usePackageChoice(
    order,
    inTransitStates,
    ({ forwardingNumber }) => forwardingNumber === number,
  );
  const [shipment, setShipment] = useState<Shipment>({
    forwardingNumber: number,
    carrierId: first?.carrierId ?? order.carrierId,
  });
  const [why, setWhy] = useState('');
  const amend = useSubmit('amendShipment', {
    quiet: true,
    refreshes: ['getDeskOrder', 'listDeskOrders'],
    done: t('orders.done.amend'),
    onDone: onClose,
  });
  const send = () => {
    void amend.submit({ orderId: order.id, ...packages.asked, ...shipment, why });
  };
  const fields = amend.failure?.fields ?? {};
  return (
    <FormDialog title={t('orders.amend.title', { number: order.number })} onClose={onClose} onSubmit={send}>
      {packages.field}
      <ShipmentFields order={order} value={shipment} onChange={setShipment} errors={fields} />
      <NoteBox
        label={t('orders.why')}
        required
        rows={2}
        value={why}
        error={fields.why?.message}
        onChange={(event) => setWhy(event.target.value)}
      />
      <OrderFormFooter sending={amend} disabled={packages.none}>
        {t('shell.save')}
      </OrderFormFooter>
    </FormDialog>
  );
}
