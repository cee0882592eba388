import { createFileRoute } from '@tanstack/react-router';
import { anyFilters } from '../../shell/search.ts';
import { SecurityPage } from '../../staff/SecurityPage.tsx';

export const Route = createFileRoute('/_shell/security')({
  staticData: { title: 'staff.security' },
  validateSearch: anyFilters,
  component: SecurityPage,
});
