import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { ClaimsPage } from '../../aftersales/ClaimsPage.tsx';

export const Route = createFileRoute('/_shell/afterSales/')({
  staticData: { title: 'shell.route.afterSales', action: 'myOrder' },
  validateSearch: anyFilters,
  component: ClaimsPage,
});
