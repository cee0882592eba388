import { createFileRoute } from '@tanstack/react-router';
import { EinvoiceChoice } from '../../einvoices/EinvoiceChoice.tsx';
import { AddPickupPage } from '../../pickups/AddPickupPage.tsx';

export const Route = createFileRoute('/_shell/addGoods')({
  staticData: { title: 'shell.route.addGoods', action: 'pickUpGoods' },
  component: () => <AddPickupPage invoice={<EinvoiceChoice />} />,
});
