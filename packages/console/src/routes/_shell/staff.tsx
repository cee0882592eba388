import { createFileRoute } from '@tanstack/react-router';
import { StaffPage } from '../../staff/StaffPage.tsx';

export const Route = createFileRoute('/_shell/staff')({
  staticData: { title: 'shell.nav.staff' },
  component: StaffPage,
});
