import { createFileRoute } from '@tanstack/react-router';
import { PointsPage } from '../../points/PointsPage.tsx';

export const Route = createFileRoute('/_shell/points')({
  staticData: { title: 'shell.nav.points' },
  component: PointsPage,
});
