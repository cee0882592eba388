import { createFileRoute } from '@tanstack/react-router';
import { PickupPointSelectPage } from '../addresses/PickupPointSelectPage.tsx';
import { anyFilters } from '../shell/search.ts';

export const Route = createFileRoute('/ztdSel')({
  staticData: { title: 'shell.route.ztdSel', action: 'address' },
  validateSearch: anyFilters,
  component: PickupPointSelectPage,
});
