import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { PackingPage } from '../../orders/PackingPage.tsx';

export const Route = createFileRoute('/_shell/packing/')({
  staticData: { title: 'shell.nav.packing' },
  validateSearch: anyFilters,
  component: PackingPage,
});
