import { createFileRoute } from '@tanstack/react-router';
import { anyFilters } from '../../shell/search.ts';
import { WithdrawalPage } from '../../wallet/WithdrawalPage.tsx';

export const Route = createFileRoute('/_shell/withdrawal')({
  staticData: { title: 'shell.route.withdrawal', action: 'wallet' },
  validateSearch: anyFilters,
  component: WithdrawalPage,
});
