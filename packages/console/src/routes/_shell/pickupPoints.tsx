import { createFileRoute } from '@tanstack/react-router';
import { PickupPointsPage } from '../../addresses/PickupPointsPage.tsx';

export const Route = createFileRoute('/_shell/pickupPoints')({
  staticData: { title: 'shell.nav.pickupPoints' },
  component: PickupPointsPage,
});
