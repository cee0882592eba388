import { createFileRoute } from '@tanstack/react-router';
import { ParcelsPage } from '../../parcels/ParcelsPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/parcels/')({
  staticData: { title: 'shell.nav.parcels' },
  validateSearch: anyFilters,
  component: ParcelsPage,
});
