import { createFileRoute } from '@tanstack/react-router';
import { ActPage } from '../../standingOrders/ActPage.tsx';

export const Route = createFileRoute('/_shell/standingAct/$id')({
  staticData: { title: 'shell.route.standingAct', action: 'myBag' },
  component: Act,
});

function Act() {
  const { id } = Route.useParams();
  return <ActPage key={id} id={id} />;
}
