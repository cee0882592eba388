import { createFileRoute } from '@tanstack/react-router';
import { BankTransferPage } from '../../payments/BankTransferPage.tsx';
import { WalletCard } from '../../wallet/WalletCard.tsx';

export const Route = createFileRoute('/_shell/bank')({
  staticData: { title: 'shell.route.bank', action: 'wallet' },
  component: () => <BankTransferPage wallet={<WalletCard brief />} />,
});
