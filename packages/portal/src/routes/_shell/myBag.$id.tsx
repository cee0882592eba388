import { createFileRoute } from '@tanstack/react-router';
import { ParcelPage } from '../../parcels/ParcelPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/myBag/$id')({
  staticData: { title: 'shell.route.parcel', action: 'myBag' },
  validateSearch: anyFilters,
  component: ParcelPage,
});
