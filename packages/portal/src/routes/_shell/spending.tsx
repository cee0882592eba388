import { createFileRoute } from '@tanstack/react-router';
import { SpendingPage } from '../../wallet/SpendingPage.tsx';

export const Route = createFileRoute('/_shell/spending')({
  staticData: { title: 'shell.route.spending', action: 'wallet' },
  component: SpendingPage,
});
