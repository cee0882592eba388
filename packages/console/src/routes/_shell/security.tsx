import { createFileRoute } from '@tanstack/react-router';
import { SecurityPage } from '../../staff/SecurityPage.tsx';

export const Route = createFileRoute('/_shell/security')({
  staticData: { title: 'staff.security' },
  component: SecurityPage,
});
