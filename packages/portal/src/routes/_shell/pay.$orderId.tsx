import { createFileRoute } from '@tanstack/react-router';
import { OrderDiscount } from '../../coupons/OrderDiscount.tsx';
import { PayPage } from '../../payments/PayPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/pay/$orderId')({
  staticData: { title: 'shell.route.pay', action: 'myOrder' },
  validateSearch: anyFilters,
  component: () => <PayPage discount={(orderId) => <OrderDiscount orderId={orderId} />} />,
});
