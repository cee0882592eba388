import { createFileRoute } from '@tanstack/react-router';
import { PlannerPage } from '../../planning/PlannerPage.tsx';

export const Route = createFileRoute('/_shell/plan')({
  staticData: { title: 'shell.route.plan', action: 'myBag' },
  component: PlannerPage,
});
