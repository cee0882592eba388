import { createFileRoute } from '@tanstack/react-router';
import { OrderDiscount } from '../../coupons/OrderDiscount.tsx';
import { OrderPage } from '../../orders/OrderPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/myOrder/$id')({
  staticData: { title: 'shell.route.order', action: 'myOrder' },
  validateSearch: anyFilters,
  component: () => <OrderPage discount={(orderId) => <OrderDiscount orderId={orderId} />} />,
});
