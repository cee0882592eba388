import { createFileRoute } from '@tanstack/react-router';
import { MonthlyStatementMenu } from '../../receipts/MonthlyStatementMenu.tsx';
import { RecordsPage } from '../../wallet/RecordsPage.tsx';

export const Route = createFileRoute('/_shell/record')({
  staticData: { title: 'shell.route.record', action: 'wallet' },
  component: () => <RecordsPage statements={<MonthlyStatementMenu />} />,
});
