import { createFileRoute } from '@tanstack/react-router';
import { anyFilters } from '../../shell/search.ts';
import { MoneyTabs } from '../../wallet/MoneyTabs.tsx';
import { OverviewPage } from '../../wallet/OverviewPage.tsx';

export const Route = createFileRoute('/_shell/wallet/')({
  staticData: { title: 'shell.nav.wallet' },
  validateSearch: anyFilters,
  component: () => <OverviewPage tabs={<MoneyTabs />} />,
});
