import { createFileRoute } from '@tanstack/react-router';
import { EinvoicesPage } from '../../einvoices/EinvoicesPage.tsx';
import { MoneyTabs } from '../../wallet/MoneyTabs.tsx';

export const Route = createFileRoute('/_shell/wallet/einvoices')({
  staticData: { title: 'einvoices.title' },
  component: () => <EinvoicesPage tabs={<MoneyTabs />} />,
});
