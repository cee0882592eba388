import { createFileRoute } from '@tanstack/react-router';
import { PickupPointsPage } from '../../addresses/PickupPointsPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/pickupPoints')({
  staticData: { title: 'shell.nav.pickupPoints' },
  validateSearch: anyFilters,
  component: PickupPointsPage,
});
