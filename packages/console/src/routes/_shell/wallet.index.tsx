import { createFileRoute } from '@tanstack/react-router';
import { OverviewPage } from '../../wallet/OverviewPage.tsx';

export const Route = createFileRoute('/_shell/wallet/')({
  staticData: { title: 'shell.nav.wallet' },
  component: OverviewPage,
});
