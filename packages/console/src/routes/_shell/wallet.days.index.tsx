import { createFileRoute } from '@tanstack/react-router';
import { DaysPage } from '../../wallet/DaysPage.tsx';
import { MoneyTabs } from '../../wallet/MoneyTabs.tsx';

export const Route = createFileRoute('/_shell/wallet/days/')({
  staticData: { title: 'books.days' },
  component: () => <DaysPage tabs={<MoneyTabs />} />,
});
