import { createFileRoute } from '@tanstack/react-router';
import { OrdersPage } from '../../orders/OrdersPage.tsx';

export const Route = createFileRoute('/_shell/orders/')({
  staticData: { title: 'shell.nav.orders' },
  component: OrdersPage,
});
