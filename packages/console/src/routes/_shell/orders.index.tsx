import { createFileRoute } from '@tanstack/react-router';
import { OrdersPage } from '../../orders/OrdersPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/orders/')({
  staticData: { title: 'shell.nav.orders' },
  validateSearch: anyFilters,
  component: OrdersPage,
});
