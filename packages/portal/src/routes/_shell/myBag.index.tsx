import { createFileRoute } from '@tanstack/react-router';
import { ParcelsPage } from '../../parcels/ParcelsPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/myBag/')({
  staticData: { title: 'shell.route.myBag', action: 'myBag' },
  validateSearch: anyFilters,
  component: ParcelsPage,
});
