import { createFileRoute } from '@tanstack/react-router';
import { PointsPage } from '../../points/PointsPage.tsx';

export const Route = createFileRoute('/_shell/scores')({
  staticData: { title: 'shell.route.scores', action: 'wallet' },
  component: PointsPage,
});
