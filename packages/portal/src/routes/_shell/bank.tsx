import { createFileRoute } from '@tanstack/react-router';
import { BankTransferPage } from '../../payments/BankTransferPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/bank')({
  staticData: { title: 'shell.route.bank', action: 'wallet' },
  validateSearch: anyFilters,
  component: BankTransferPage,
});
