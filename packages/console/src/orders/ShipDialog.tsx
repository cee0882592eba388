import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Row } from '@crossdock/ui/Layout.tsx';
import { type FormEvent, useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { FormDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';
import { sayAndClose } from '../shell/sayAndClose.ts';
import type { OrderDialogProps } from './ReasonDialogs.tsx';
import { type Shipment, ShipmentFields } from './ShipmentFields.tsx';

/** Ships the order that is open; the shipping desk does the same by scanning. */
export function ShipDialog({ order, onClose }: OrderDialogProps) {
  const [shipment, setShipment] = useState<Shipment>({
    forwardingNumber: '',
    carrierId: order.carrierId,
  });
  const ship = useSubmit('shipOrder', {
    quiet: true,
    refreshes: ['getDeskOrder', 'listDeskOrders', 'listTrackingEvents'],
    onDone: sayAndClose(t('orders.done.ship', { number: order.number }), onClose),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void ship.submit({ number: order.number, orderId: order.id, ...shipment });
  };
  const fields = ship.failure?.fields ?? {};
  return (
    <FormDialog title={`${t('orders.action.ship')} ${order.number}`} onClose={onClose} onSubmit={send}>
      <ShipmentFields order={order} value={shipment} onChange={setShipment} errors={fields} />
      {ship.failure && Object.keys(fields).length === 0 ? (
        <Banner tone="danger">{ship.failure.message}</Banner>
      ) : null}
      <Row gap={12} wrap justify="end">
        <Button type="submit" busy={ship.busy}>
          {t('orders.ship.confirm')}
        </Button>
      </Row>
    </FormDialog>
  );
}
