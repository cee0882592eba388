import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { CouponsPage } from '../../coupons/CouponsPage.tsx';

export const Route = createFileRoute('/_shell/coupon')({
  staticData: { title: 'shell.route.coupon', action: 'wallet' },
  validateSearch: anyFilters,
  component: CouponsPage,
});
