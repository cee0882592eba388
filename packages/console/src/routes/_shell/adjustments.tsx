import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { AdjustmentsPage } from '../../wallet/AdjustmentsPage.tsx';

export const Route = createFileRoute('/_shell/adjustments')({
  staticData: { title: 'shell.nav.adjustments' },
  validateSearch: anyFilters,
  component: AdjustmentsPage,
});
