import { createFileRoute } from '@tanstack/react-router';
import { ParcelPage } from '../../parcels/ParcelPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/parcels/$id')({
  staticData: { title: 'shell.nav.parcels' },
  validateSearch: anyFilters,
  component: ParcelPage,
});
