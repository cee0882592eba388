import { createFileRoute } from '@tanstack/react-router';
import { anyFilters } from '../../shell/search.ts';
import { RechargePage } from '../../wallet/RechargePage.tsx';

export const Route = createFileRoute('/_shell/recharge')({
  staticData: { title: 'shell.route.recharge', action: 'wallet' },
  validateSearch: anyFilters,
  component: RechargePage,
});
