import { createFileRoute } from '@tanstack/react-router';
import { ShippingPage } from '../../orders/ShippingPage.tsx';

export const Route = createFileRoute('/_shell/shipping/')({
  staticData: { title: 'shell.nav.shipping' },
  component: ShippingPage,
});
