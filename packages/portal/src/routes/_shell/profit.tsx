import { createFileRoute } from '@tanstack/react-router';
import { ProfitPage } from '../../promotion/ProfitPage.tsx';

export const Route = createFileRoute('/_shell/profit')({
  staticData: { title: 'shell.route.profit', action: 'profit' },
  component: ProfitPage,
});
