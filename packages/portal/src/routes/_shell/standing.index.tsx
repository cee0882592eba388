import { createFileRoute } from '@tanstack/react-router';
import { StandingPage } from '../../standingOrders/StandingPage.tsx';

export const Route = createFileRoute('/_shell/standing/')({
  staticData: { title: 'shell.route.standing', action: 'myBag' },
  component: StandingPage,
});
