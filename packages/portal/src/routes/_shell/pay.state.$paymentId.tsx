import { createFileRoute } from '@tanstack/react-router';
import { PayStatePage } from '../../payments/PayStatePage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/pay/state/$paymentId')({
  staticData: { title: 'shell.route.payState', action: 'myOrder' },
  validateSearch: anyFilters,
  component: PayStatePage,
});
