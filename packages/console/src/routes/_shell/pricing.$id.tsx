import { createFileRoute } from '@tanstack/react-router';
import { RateCardPage } from '../../pricing/RateCardPage.tsx';

export const Route = createFileRoute('/_shell/pricing/$id')({
  staticData: { title: 'shell.nav.pricing' },
  component: () => <RateCardPage id={Route.useParams().id} />,
});
