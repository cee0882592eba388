import { createFileRoute } from '@tanstack/react-router';
import { RefundsPage } from '../../payments/RefundsPage.tsx';
import { MoneyTabs } from '../../wallet/MoneyTabs.tsx';

export const Route = createFileRoute('/_shell/wallet/refunds')({
  staticData: { title: 'payments.refunds' },
  component: () => <RefundsPage tabs={<MoneyTabs />} />,
});
