import { createFileRoute } from '@tanstack/react-router';
import { EinvoicesOfManySales } from '../../einvoices/EinvoiceRows.tsx';
import { PickupsPage } from '../../pickups/PickupsPage.tsx';

export const Route = createFileRoute('/_shell/pickUpGoods')({
  staticData: { title: 'shell.route.pickUpGoods', action: 'pickUpGoods' },
  component: () => (
    <PickupsPage invoices={(ids, list) => <EinvoicesOfManySales ids={ids}>{list}</EinvoicesOfManySales>} />
  ),
});
