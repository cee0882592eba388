import { createFileRoute } from '@tanstack/react-router';
import { PayStatePage } from '../../payments/PayStatePage.tsx';

export const Route = createFileRoute('/_shell/pay/state/$paymentId')({
  staticData: { title: 'shell.route.payState', action: 'myOrder' },
  component: PayStatePage,
});
