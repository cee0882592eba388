import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { PackPage } from '../../orders/PackPage.tsx';

export const Route = createFileRoute('/_shell/packing/$id')({
  staticData: { title: 'shell.nav.packing' },
  validateSearch: anyFilters,
  component: PackPage,
});
