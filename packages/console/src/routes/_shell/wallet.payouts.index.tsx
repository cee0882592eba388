import { createFileRoute } from '@tanstack/react-router';
import { PayoutsPage } from '../../payouts/PayoutsPage.tsx';

export const Route = createFileRoute('/_shell/wallet/payouts/')({
  staticData: { title: 'payouts.title' },
  component: PayoutsPage,
});
