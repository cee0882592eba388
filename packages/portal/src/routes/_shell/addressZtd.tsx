import { createFileRoute } from '@tanstack/react-router';
import { PickupPointsPage } from '../../addresses/PickupPointsPage.tsx';

export const Route = createFileRoute('/_shell/addressZtd')({
  staticData: { title: 'shell.route.addressZtd', action: 'address' },
  component: PickupPointsPage,
});
