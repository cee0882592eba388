import { createFileRoute } from '@tanstack/react-router';
import { WithdrawalsPage } from '../../wallet/WithdrawalsPage.tsx';

export const Route = createFileRoute('/_shell/withdrawals')({
  staticData: { title: 'shell.nav.withdrawals' },
  component: WithdrawalsPage,
});
