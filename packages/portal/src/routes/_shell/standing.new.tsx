import { createFileRoute } from '@tanstack/react-router';
import { RuleFormPage } from '../../standingOrders/RuleFormPage.tsx';

export const Route = createFileRoute('/_shell/standing/new')({
  staticData: { title: 'shell.route.standingNew', action: 'myBag' },
  component: () => <RuleFormPage />,
});
