import { createFileRoute } from '@tanstack/react-router';
import { WithdrawalPage } from '../../wallet/WithdrawalPage.tsx';

export const Route = createFileRoute('/_shell/withdrawal')({
  staticData: { title: 'shell.route.withdrawal', action: 'wallet' },
  component: WithdrawalPage,
});
