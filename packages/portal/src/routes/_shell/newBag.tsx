import { createFileRoute } from '@tanstack/react-router';
import { ForecastPage } from '../../parcels/ForecastPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/newBag')({
  staticData: { title: 'shell.route.newBag', action: 'myBag' },
  validateSearch: anyFilters,
  component: ForecastPage,
});
