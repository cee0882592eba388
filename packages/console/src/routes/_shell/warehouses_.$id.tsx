import { createFileRoute } from '@tanstack/react-router';
import { LocationsPage } from '../../warehouses/LocationsPage.tsx';

export const Route = createFileRoute('/_shell/warehouses_/$id')({
  staticData: { title: 'warehouses.locations.title' },
  component: LocationsPage,
});
