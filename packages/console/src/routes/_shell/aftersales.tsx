import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { AfterSalesPage } from '../../aftersales/AfterSalesPage.tsx';

export const Route = createFileRoute('/_shell/aftersales')({
  staticData: { title: 'shell.nav.aftersales' },
  validateSearch: anyFilters,
  component: AfterSalesPage,
});
