import { createFileRoute } from '@tanstack/react-router';
import { LedgerPage } from '../../wallet/LedgerPage.tsx';
import { MoneyTabs } from '../../wallet/MoneyTabs.tsx';

export const Route = createFileRoute('/_shell/wallet/ledger')({
  staticData: { title: 'books.ledger' },
  component: () => <LedgerPage tabs={<MoneyTabs />} />,
});
