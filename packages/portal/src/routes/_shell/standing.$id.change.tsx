import { createFileRoute } from '@tanstack/react-router';
import { RuleFormPage } from '../../standingOrders/RuleFormPage.tsx';

export const Route = createFileRoute('/_shell/standing/$id/change')({
  staticData: { title: 'shell.route.standingRule', action: 'myBag' },
  component: Change,
});

function Change() {
  const { id } = Route.useParams();
  return <RuleFormPage id={id} />;
}
