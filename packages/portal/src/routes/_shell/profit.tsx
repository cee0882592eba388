import { createFileRoute } from '@tanstack/react-router';
import { ProfitPage } from '../../promotion/ProfitPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/profit')({
  staticData: { title: 'shell.route.profit', action: 'profit' },
  validateSearch: anyFilters,
  component: ProfitPage,
});
