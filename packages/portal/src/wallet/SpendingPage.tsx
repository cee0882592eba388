import { Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { createFileRoute } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { RouteTabs } from '../shell/RouteTabs.tsx';
import { ParcelCosts } from './ParcelCosts.tsx';
import { SpendingExportMenu } from './SpendingExportMenu.tsx';
import { UpcomingExpiries } from './UpcomingExpiries.tsx';
import { YearlySpending } from './YearlySpending.tsx';

export const Route = createFileRoute('/_shell/spending')({
  staticData: { title: 'shell.route.spending', action: 'wallet' },
  component: SpendingPage,
});

/** A year's spending: the total, its parts, the cost of each parcel, and benefits that expire soon. */
function SpendingPage() {
  const year = useCall('getMoneyYear', { months: 12 }, { topics: ['wallet'] });
  const costs = useCall('getParcelCosts', { months: 12 }, { topics: ['wallet', 'orders'] });
  return (
    <Page
      title={t('shell.route.spending')}
      intro={t('wallet.year.intro')}
      tabs={<RouteTabs of="wallet" />}
      actions={<SpendingExportMenu />}
    >
      <UpcomingExpiries />
      <Loaded query={year} skeleton={{ rows: 3, heightPx: 120 }}>
        {(data) =>
          data.list.length === 0 ? (
            <EmptyState
              picture="wallet"
              {...titleAndText('wallet.year.none')}
              action={<LinkButton to="/newBag" look="soft" text={t('shell.route.newBag')} />}
            />
          ) : (
            <YearlySpending year={data} saved={costs.data?.saved} />
          )
        }
      </Loaded>
      {costs.data && costs.data.list.length > 0 ? <ParcelCosts costs={costs.data} /> : null}
    </Page>
  );
}
