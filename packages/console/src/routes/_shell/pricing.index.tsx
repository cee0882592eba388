import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { PricingPage } from '../../pricing/PricingPage.tsx';

export const Route = createFileRoute('/_shell/pricing/')({
  staticData: { title: 'shell.nav.pricing' },
  validateSearch: anyFilters,
  component: PricingPage,
});
