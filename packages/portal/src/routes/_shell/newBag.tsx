import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { ForecastPage } from '../../parcels/ForecastPage.tsx';

export const Route = createFileRoute('/_shell/newBag')({
  staticData: { title: 'shell.route.newBag', action: 'myBag' },
  validateSearch: anyFilters,
  component: ForecastPage,
});
