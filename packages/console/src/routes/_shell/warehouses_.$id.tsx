import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { LocationsPage } from '../../warehouses/LocationsPage.tsx';

export const Route = createFileRoute('/_shell/warehouses_/$id')({
  staticData: { title: 'warehouses.locations.title' },
  validateSearch: anyFilters,
  component: LocationsPage,
});
