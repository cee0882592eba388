import { createFileRoute } from '@tanstack/react-router';
import { PickupPointsPage } from '../../addresses/PickupPointsPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/addressZtd')({
  staticData: { title: 'shell.route.addressZtd', action: 'address' },
  validateSearch: anyFilters,
  component: PickupPointsPage,
});
