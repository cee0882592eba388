import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { FormDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';
import { OrderFormFooter } from './OrderFormFooter.tsx';
import { usePackageChoice } from './PackageChoice.tsx';
import type { OrderDialogProps } from './ReasonDialogs.tsx';
import { type Shipment, ShipmentFields } from './ShipmentFields.tsx';

/** Ships the open order; the shipping desk does the same by scanning. */
export function ShipDialog({ order, onClose }: OrderDialogProps) {
  const [shipment, setShipment] = useState<Shipment>({
    forwardingNumber: '',
    carrierId: order.carrierId,
  });
  const packages = usePackageChoice(order, ['packed']);
  const ship = useSubmit('shipOrder', {
    quiet: true,
    refreshes: ['getDeskOrder', 'listDeskOrders', 'listTrackingEvents'],
    done: t('orders.done.ship', { number: order.number }),
    onDone: onClose,
  });
  const send = () => {
    void ship.submit({ number: order.number, orderId: order.id, ...packages.asked, ...shipment });
  };
  const fields = ship.failure?.fields ?? {};
  return (
    <FormDialog title={`${t('orders.action.ship')} ${order.number}`} onClose={onClose} onSubmit={send}>
      {packages.field}
      <ShipmentFields order={order} value={shipment} onChange={setShipment} errors={fields} />
      <OrderFormFooter sending={ship} disabled={packages.none}>
        {t('orders.ship.confirm')}
      </OrderFormFooter>
    </FormDialog>
  );
}
