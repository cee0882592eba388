import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { ProfitPage } from '../../promotion/ProfitPage.tsx';

export const Route = createFileRoute('/_shell/profit')({
  staticData: { title: 'shell.route.profit', action: 'profit' },
  validateSearch: anyFilters,
  component: ProfitPage,
});
