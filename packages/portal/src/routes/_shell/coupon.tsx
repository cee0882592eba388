import { createFileRoute } from '@tanstack/react-router';
import { CouponsPage } from '../../coupons/CouponsPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/coupon')({
  staticData: { title: 'shell.route.coupon', action: 'wallet' },
  validateSearch: anyFilters,
  component: CouponsPage,
});
