import { createFileRoute } from '@tanstack/react-router';
import { OrderDuties } from '../../duties/OrderDuties.tsx';
import { OrderEvidenceSection } from '../../evidence/OrderEvidenceSection.tsx';
import { OrderPage } from '../../orders/OrderPage.tsx';
import { OrderReceipts } from '../../receipts/OrderReceipts.tsx';
import { TrackingPanel } from '../../tracking/TrackingPanel.tsx';

export const Route = createFileRoute('/_shell/orders/$id/')({
  staticData: { title: 'shell.nav.orders' },
  component: () => (
    <OrderPage
      tracking={({ id, number }) => (
        <>
          <TrackingPanel orderId={id} number={number} />
          <OrderEvidenceSection orderId={id} />
          <OrderDuties orderId={id} />
        </>
      )}
      receipts={(order) => <OrderReceipts order={order} />}
    />
  ),
});
