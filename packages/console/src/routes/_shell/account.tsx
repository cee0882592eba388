import { createFileRoute } from '@tanstack/react-router';
import { anyFilters } from '../../shell/search.ts';
import { AccountPage } from '../../staff/AccountPage.tsx';

export const Route = createFileRoute('/_shell/account')({
  staticData: { title: 'account.title' },
  validateSearch: anyFilters,
  component: AccountPage,
});
