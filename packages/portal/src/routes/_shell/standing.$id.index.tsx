import { createFileRoute } from '@tanstack/react-router';
import { RulePage } from '../../standingOrders/RulePage.tsx';

export const Route = createFileRoute('/_shell/standing/$id/')({
  staticData: { title: 'shell.route.standingRule', action: 'myBag' },
  component: Rule,
});

function Rule() {
  const { id } = Route.useParams();
  return <RulePage key={id} id={id} />;
}
