import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { BankTransferPage } from '../../payments/BankTransferPage.tsx';
import { WalletCard } from '../../wallet/WalletCard.tsx';

export const Route = createFileRoute('/_shell/bank')({
  staticData: { title: 'shell.route.bank', action: 'wallet' },
  validateSearch: anyFilters,
  component: () => <BankTransferPage wallet={<WalletCard brief />} />,
});
