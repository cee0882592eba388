import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { ParcelsPage } from '../../parcels/ParcelsPage.tsx';

export const Route = createFileRoute('/_shell/myBag/')({
  staticData: { title: 'shell.route.myBag', action: 'myBag' },
  validateSearch: anyFilters,
  component: ParcelsPage,
});
