import { createFileRoute } from '@tanstack/react-router';
import { SalesEinvoices } from '../../einvoices/EinvoiceRows.tsx';
import { PickupsPage } from '../../pickups/PickupsPage.tsx';

export const Route = createFileRoute('/_shell/pickUpGoods')({
  staticData: { title: 'shell.route.pickUpGoods', action: 'pickUpGoods' },
  component: () => (
    <PickupsPage invoices={(ids, list) => <SalesEinvoices ids={ids}>{list}</SalesEinvoices>} />
  ),
});
