import { createFileRoute } from '@tanstack/react-router';
import { ReceiptsPage } from '../../receipts/ReceiptsPage.tsx';
import { MoneyTabs } from '../../wallet/MoneyTabs.tsx';

export const Route = createFileRoute('/_shell/wallet/receipts')({
  staticData: { title: 'receipts.title' },
  component: () => <ReceiptsPage tabs={<MoneyTabs />} />,
});
