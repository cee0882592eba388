import { createFileRoute } from '@tanstack/react-router';
import { CouponsPage } from '../../coupons/CouponsPage.tsx';

export const Route = createFileRoute('/_shell/coupons/')({
  staticData: { title: 'shell.nav.coupons' },
  component: CouponsPage,
});
