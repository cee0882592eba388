import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { useOrderDiscount } from '../../coupons/useOrderDiscount.tsx';
import { PayPage } from '../../payments/PayPage.tsx';

export const Route = createFileRoute('/_shell/pay/$orderId')({
  staticData: { title: 'shell.route.pay', action: 'myOrder' },
  validateSearch: anyFilters,
  component: Pay,
});

function Pay() {
  const { orderId } = Route.useParams();
  return <PayPage discount={useOrderDiscount(orderId, true)} />;
}
