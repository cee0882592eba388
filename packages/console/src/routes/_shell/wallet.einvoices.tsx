import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { EinvoicesPage } from '../../einvoices/EinvoicesPage.tsx';
import { MoneyTabs } from '../../wallet/MoneyTabs.tsx';

export const Route = createFileRoute('/_shell/wallet/einvoices')({
  staticData: { title: 'einvoices.title' },
  validateSearch: anyFilters,
  component: () => <EinvoicesPage tabs={<MoneyTabs />} />,
});
