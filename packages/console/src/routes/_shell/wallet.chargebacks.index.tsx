import { createFileRoute } from '@tanstack/react-router';
import { ChargebacksPage } from '../../chargebacks/ChargebacksPage.tsx';
import { MoneyTabs } from '../../wallet/MoneyTabs.tsx';

export const Route = createFileRoute('/_shell/wallet/chargebacks/')({
  staticData: { title: 'chargebacks.title' },
  component: () => <ChargebacksPage tabs={<MoneyTabs />} />,
});
