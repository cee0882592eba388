import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { StaffPage } from '../../staff/StaffPage.tsx';

export const Route = createFileRoute('/_shell/staff')({
  staticData: { title: 'shell.nav.staff' },
  validateSearch: anyFilters,
  component: StaffPage,
});
