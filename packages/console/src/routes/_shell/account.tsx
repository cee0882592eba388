import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../../staff/AccountPage.tsx';

export const Route = createFileRoute('/_shell/account')({
  staticData: { title: 'account.title' },
  component: AccountPage,
});
