import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { PickListPage } from '../../orders/PickListPage.tsx';

export const Route = createFileRoute('/_shell/packing/pick')({
  staticData: { title: 'orders.pick.title' },
  validateSearch: anyFilters,
  component: PickListPage,
});
