import { createFileRoute } from '@tanstack/react-router';
import { CouponPage } from '../../coupons/CouponPage.tsx';

export const Route = createFileRoute('/_shell/coupons/$id')({
  staticData: { title: 'shell.nav.coupons' },
  component: () => <CouponPage id={Route.useParams().id} />,
});
