import { createFileRoute } from '@tanstack/react-router';
import { PayoutPage } from '../../payouts/PayoutPage.tsx';

export const Route = createFileRoute('/_shell/wallet/payouts/$id')({
  staticData: { title: 'payouts.title' },
  component: () => <PayoutPage id={Route.useParams().id} />,
});
