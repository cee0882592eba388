import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { PayoutsPage } from '../../payouts/PayoutsPage.tsx';

export const Route = createFileRoute('/_shell/wallet/payouts/')({
  staticData: { title: 'payouts.title' },
  validateSearch: anyFilters,
  component: PayoutsPage,
});
