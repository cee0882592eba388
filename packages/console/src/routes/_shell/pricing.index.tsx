import { createFileRoute } from '@tanstack/react-router';
import { PricingPage } from '../../pricing/PricingPage.tsx';

export const Route = createFileRoute('/_shell/pricing/')({
  staticData: { title: 'shell.nav.pricing' },
  component: PricingPage,
});
