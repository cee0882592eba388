import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { RechargePage } from '../../payments/RechargePage.tsx';
import { WalletCard } from '../../wallet/WalletCard.tsx';

export const Route = createFileRoute('/_shell/recharge')({
  staticData: { title: 'shell.route.recharge', action: 'wallet' },
  validateSearch: anyFilters,
  component: () => <RechargePage wallet={<WalletCard brief />} />,
});
