import { createFileRoute } from '@tanstack/react-router';
import { anyFilters } from '../../shell/search.ts';
import { RecordsPage } from '../../wallet/RecordsPage.tsx';

export const Route = createFileRoute('/_shell/record')({
  staticData: { title: 'shell.route.record', action: 'wallet' },
  validateSearch: anyFilters,
  component: RecordsPage,
});
