import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { PointsPage } from '../../points/PointsPage.tsx';

export const Route = createFileRoute('/_shell/scores')({
  staticData: { title: 'shell.route.scores', action: 'wallet' },
  validateSearch: anyFilters,
  component: PointsPage,
});
