import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { CouponPage } from '../../coupons/CouponPage.tsx';

export const Route = createFileRoute('/_shell/coupons/$id')({
  staticData: { title: 'shell.nav.coupons' },
  validateSearch: anyFilters,
  component: () => <CouponPage id={Route.useParams().id} />,
});
