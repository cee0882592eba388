import { createFileRoute } from '@tanstack/react-router';
import { ParcelsPage } from '../../parcels/ParcelsPage.tsx';

export const Route = createFileRoute('/_shell/parcels/')({
  staticData: { title: 'shell.nav.parcels' },
  component: ParcelsPage,
});
