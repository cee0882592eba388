import { createFileRoute } from '@tanstack/react-router';
import { ChargebackPage } from '../../chargebacks/ChargebackPage.tsx';

export const Route = createFileRoute('/_shell/wallet/chargebacks/$id')({
  staticData: { title: 'chargebacks.title' },
  component: () => <ChargebackPage id={Route.useParams().id} />,
});
