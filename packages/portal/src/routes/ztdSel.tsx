import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { PickupPointSelectPage } from '../addresses/PickupPointSelectPage.tsx';

export const Route = createFileRoute('/ztdSel')({
  staticData: { title: 'shell.route.ztdSel', action: 'address' },
  validateSearch: anyFilters,
  component: PickupPointSelectPage,
});
