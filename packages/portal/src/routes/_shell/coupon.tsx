import { createFileRoute } from '@tanstack/react-router';
import { NotYetPage } from '../../shell/NotYetPage.tsx';

export const Route = createFileRoute('/_shell/coupon')({
  staticData: { title: 'shell.route.coupon', action: 'wallet' },
  component: () => <NotYetPage about="coupon" />,
});
