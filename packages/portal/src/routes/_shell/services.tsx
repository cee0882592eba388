import { createFileRoute } from '@tanstack/react-router';
import { EinvoiceChoice } from '../../einvoices/EinvoiceChoice.tsx';
import { EinvoicesOfManySales } from '../../einvoices/EinvoiceRows.tsx';
import { ServicesPage } from '../../services/ServicesPage.tsx';

export const Route = createFileRoute('/_shell/services')({
  staticData: { title: 'shell.route.services', action: 'myBag' },
  component: () => (
    <ServicesPage
      invoice={<EinvoiceChoice />}
      invoices={(ids, list) => <EinvoicesOfManySales ids={ids}>{list}</EinvoicesOfManySales>}
    />
  ),
});
