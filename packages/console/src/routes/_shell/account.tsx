import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../../staff/AccountPage.tsx';

export const Route = createFileRoute('/_shell/account')({
  staticData: { title: 'account.title' },
  validateSearch: anyFilters,
  component: AccountPage,
});
