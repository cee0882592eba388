import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { ApplyPage } from '../../aftersales/ApplyPage.tsx';

export const Route = createFileRoute('/_shell/afterSales/apply')({
  staticData: { title: 'shell.route.afterSales', action: 'myOrder' },
  validateSearch: anyFilters,
  component: ApplyPage,
});
