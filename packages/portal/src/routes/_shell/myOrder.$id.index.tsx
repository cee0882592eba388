import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useOrderDiscount } from '../../coupons/useOrderDiscount.tsx';
import { MeasurementHistory } from '../../disputes/MeasurementHistory.tsx';
import { SaleEinvoices } from '../../einvoices/EinvoiceRows.tsx';
import { OrderEvidenceSection } from '../../evidence/EvidenceSections.tsx';
import { OrderPage } from '../../orders/OrderPage.tsx';
import { OrderReceipts } from '../../receipts/OrderReceipts.tsx';

const UndoOrder = lazy(() => import('../../standingOrders/UndoOrder.tsx'));

export const Route = createFileRoute('/_shell/myOrder/$id/')({
  staticData: { title: 'shell.route.order', action: 'myOrder' },
  component: () => (
    <OrderPage
      useDiscount={useOrderDiscount}
      undo={({ id, revocableUntil }) =>
        revocableUntil === null ? null : (
          <Suspense>
            <UndoOrder orderId={id} until={revocableUntil} />
          </Suspense>
        )
      }
      proof={(orderId) => <OrderEvidenceSection orderId={orderId} />}
      measured={(id) => <MeasurementHistory of={{ of: 'order', id }} />}
      receipts={(order) => (
        <>
          <OrderReceipts order={order} />
          <SaleEinvoices id={order.id} paid={order.paidAt !== null} />
        </>
      )}
    />
  ),
});
