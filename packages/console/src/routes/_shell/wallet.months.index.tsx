import { createFileRoute } from '@tanstack/react-router';
import { MoneyTabs } from '../../wallet/MoneyTabs.tsx';
import { MonthsPage } from '../../wallet/MonthsPage.tsx';

export const Route = createFileRoute('/_shell/wallet/months/')({
  staticData: { title: 'books.months' },
  component: () => <MonthsPage tabs={<MoneyTabs />} />,
});
