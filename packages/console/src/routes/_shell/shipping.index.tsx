import { createFileRoute } from '@tanstack/react-router';
import { ShippingPage } from '../../orders/ShippingPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/shipping/')({
  staticData: { title: 'shell.nav.shipping' },
  validateSearch: anyFilters,
  component: ShippingPage,
});
