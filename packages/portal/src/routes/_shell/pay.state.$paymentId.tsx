import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { PayStatePage } from '../../payments/PayStatePage.tsx';

export const Route = createFileRoute('/_shell/pay/state/$paymentId')({
  staticData: { title: 'shell.route.payState', action: 'myOrder' },
  validateSearch: anyFilters,
  component: PayStatePage,
});
