import { createFileRoute } from '@tanstack/react-router';
import { CouponPage } from '../../coupons/CouponPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/coupons/$id')({
  staticData: { title: 'shell.nav.coupons' },
  validateSearch: anyFilters,
  component: function CouponRoute() {
    return <CouponPage id={Route.useParams().id} />;
  },
});
