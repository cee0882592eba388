import { IconHome } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../../home/DashboardPage.tsx';
import { DraftPrices } from '../../pricing/DraftPrices.tsx';
import { useIsShopInSetup } from '../../shell/ShopSetupBar.tsx';
import { ShopSetupPage } from '../../shops/ShopSetupPage.tsx';

export const Route = createFileRoute('/_shell/')({
  staticData: {
    title: 'shell.nav.home',
    menu: { group: 'warehouse', icon: IconHome, can: 'home.read', key: 'h' },
  },
  component: Home,
});

/** The owner of a shop that is being set up first sees the setup checklist. */
function Home() {
  return useIsShopInSetup() ? <ShopSetupPage drafts={<DraftPrices />} /> : <DashboardPage />;
}
