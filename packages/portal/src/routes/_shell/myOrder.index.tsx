import { createFileRoute } from '@tanstack/react-router';
import { OrdersPage } from '../../orders/OrdersPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/myOrder/')({
  staticData: { title: 'shell.route.myOrder', action: 'myOrder' },
  validateSearch: anyFilters,
  component: OrdersPage,
});
