import { createFileRoute } from '@tanstack/react-router';
import { RechargePage } from '../../payments/RechargePage.tsx';
import { WalletCard } from '../../wallet/WalletCard.tsx';

export const Route = createFileRoute('/_shell/recharge')({
  staticData: { title: 'shell.route.recharge', action: 'wallet' },
  component: () => <RechargePage wallet={<WalletCard brief />} />,
});
