import { createFileRoute } from '@tanstack/react-router';
import { OrdersPage } from '../../orders/OrdersPage.tsx';

export const Route = createFileRoute('/_shell/myOrder/')({
  staticData: { title: 'shell.route.myOrder', action: 'myOrder' },
  component: OrdersPage,
});
