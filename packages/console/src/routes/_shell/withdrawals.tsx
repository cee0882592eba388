import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { WithdrawalsPage } from '../../wallet/WithdrawalsPage.tsx';

export const Route = createFileRoute('/_shell/withdrawals')({
  staticData: { title: 'shell.nav.withdrawals' },
  validateSearch: anyFilters,
  component: WithdrawalsPage,
});
