import { IconHome } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../../home/DashboardPage.tsx';
import { DraftPrices } from '../../pricing/DraftPrices.tsx';
import { useIsOpening } from '../../shell/OpeningBar.tsx';
import { OpeningPage } from '../../shops/OpeningPage.tsx';

export const Route = createFileRoute('/_shell/')({
  staticData: {
    title: 'shell.nav.home',
    menu: { group: 'warehouse', icon: IconHome, can: 'home.read', key: 'h' },
  },
  component: Home,
});

/** The owner of a shop that is being set up first sees the setup checklist. */
function Home() {
  return useIsOpening() ? <OpeningPage drafts={<DraftPrices />} /> : <DashboardPage />;
}
