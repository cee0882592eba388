import { createFileRoute } from '@tanstack/react-router';
import { PackPage } from '../../orders/PackPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/packing/$id')({
  staticData: { title: 'shell.nav.packing' },
  validateSearch: anyFilters,
  component: PackPage,
});
