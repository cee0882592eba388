import { createFileRoute } from '@tanstack/react-router';
import { ConsolidatePage } from '../../orders/ConsolidatePage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/consolidate')({
  staticData: { title: 'shell.route.consolidate', action: 'myBag' },
  validateSearch: anyFilters,
  component: ConsolidatePage,
});
