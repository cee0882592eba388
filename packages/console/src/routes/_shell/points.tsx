import { createFileRoute } from '@tanstack/react-router';
import { PointsPage } from '../../points/PointsPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/points')({
  staticData: { title: 'shell.nav.points' },
  validateSearch: anyFilters,
  component: PointsPage,
});
