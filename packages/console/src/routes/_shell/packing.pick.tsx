import { createFileRoute } from '@tanstack/react-router';
import { PickListPage } from '../../orders/PickListPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/packing/pick')({
  staticData: { title: 'orders.pick.title' },
  validateSearch: anyFilters,
  component: PickListPage,
});
