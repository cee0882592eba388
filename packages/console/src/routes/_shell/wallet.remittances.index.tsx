import { createFileRoute } from '@tanstack/react-router';
import { RemittancesPage } from '../../remittances/RemittancesPage.tsx';
import { MoneyTabs } from '../../wallet/MoneyTabs.tsx';

export const Route = createFileRoute('/_shell/wallet/remittances/')({
  staticData: { title: 'remittances.title' },
  component: () => <RemittancesPage tabs={<MoneyTabs />} />,
});
