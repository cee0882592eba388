import { createFileRoute } from '@tanstack/react-router';
import { StatementsPage } from '../../statements/StatementsPage.tsx';
import { MoneyTabs } from '../../wallet/MoneyTabs.tsx';

export const Route = createFileRoute('/_shell/wallet/statements/')({
  staticData: { title: 'statements.title' },
  component: () => <StatementsPage tabs={<MoneyTabs />} />,
});
