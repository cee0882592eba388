import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { PickupPointsPage } from '../../addresses/PickupPointsPage.tsx';

export const Route = createFileRoute('/_shell/pickupPoints')({
  staticData: { title: 'shell.nav.pickupPoints' },
  validateSearch: anyFilters,
  component: PickupPointsPage,
});
