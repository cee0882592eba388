import { createFileRoute } from '@tanstack/react-router';
import { BankTransferPage } from '../../payments/BankTransferPage.tsx';
import { anyFilters } from '../../shell/search.ts';
import { WalletCard } from '../../wallet/WalletCard.tsx';

export const Route = createFileRoute('/_shell/bank')({
  staticData: { title: 'shell.route.bank', action: 'wallet' },
  validateSearch: anyFilters,
  component: () => <BankTransferPage wallet={<WalletCard />} />,
});
