import { createFileRoute } from '@tanstack/react-router';
import { CouponsPage } from '../../coupons/CouponsPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/coupons/')({
  staticData: { title: 'shell.nav.coupons' },
  validateSearch: anyFilters,
  component: CouponsPage,
});
