import { createFileRoute } from '@tanstack/react-router';
import { PricingPage } from '../../pricing/PricingPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/pricing/')({
  staticData: { title: 'shell.nav.pricing' },
  validateSearch: anyFilters,
  component: PricingPage,
});
