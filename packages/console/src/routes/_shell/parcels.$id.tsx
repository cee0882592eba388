import { createFileRoute } from '@tanstack/react-router';
import { ParcelPage } from '../../parcels/ParcelPage.tsx';

export const Route = createFileRoute('/_shell/parcels/$id')({
  staticData: { title: 'shell.nav.parcels' },
  component: ParcelPage,
});
