import { createFileRoute } from '@tanstack/react-router';
import { PackingPage } from '../../orders/PackingPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/packing/')({
  staticData: { title: 'shell.nav.packing' },
  validateSearch: anyFilters,
  component: PackingPage,
});
