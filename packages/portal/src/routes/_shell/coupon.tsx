import { createFileRoute } from '@tanstack/react-router';
import { CouponsPage } from '../../coupons/CouponsPage.tsx';

export const Route = createFileRoute('/_shell/coupon')({
  staticData: { title: 'shell.route.coupon', action: 'wallet' },
  component: CouponsPage,
});
