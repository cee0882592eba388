import { createFileRoute } from '@tanstack/react-router';
import { anyFilters } from '../../shell/search.ts';
import { AdjustmentsPage } from '../../wallet/AdjustmentsPage.tsx';

export const Route = createFileRoute('/_shell/adjustments')({
  staticData: { title: 'shell.nav.adjustments' },
  validateSearch: anyFilters,
  component: AdjustmentsPage,
});
