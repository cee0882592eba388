import { Banner } from '@crossdock/ui/Banner.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { createFileRoute } from '@tanstack/react-router';
import { useCall, useFilters } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { RouteTabs } from '../shell/RouteTabs.tsx';
import { Earnings } from './Earnings.tsx';
import { EarningsSummary } from './EarningsSummary.tsx';
import { InviteCard } from './InviteCard.tsx';
import { Referrals } from './Referrals.tsx';
import { SharingProofHint } from './SharingProofHint.tsx';

export const Route = createFileRoute('/_shell/profit')({
  staticData: { title: 'shell.route.profit', action: 'profit' },
  component: ProfitPage,
});

/**
 * The promotion page has two views: the invitation link with the friends who used it, and the earnings with their
 * use.
 */
function ProfitPage() {
  const [found] = useFilters<{ view?: string }>();
  const view = found.view === 'finance' ? 'finance' : 'link';
  const query = useCall('getPromotionStatistics', {}, { topics: ['promotion', 'wallet', 'shares', 'shop'] });
  return (
    <Page title={t('promotion.title')} intro={t('promotion.intro')} tabs={<RouteTabs of="promotion" />}>
      <Loaded query={query} failed={t('promotion.failed')} skeleton={{ rows: 2, heightPx: 200 }}>
        {(statistics) => (
          <>
            {statistics.active ? null : <Banner tone="info" title={t('promotion.closed')} />}
            {view === 'link' ? (
              <>
                <InviteCard statistics={statistics} />
                <SharingProofHint statistics={statistics} />
              </>
            ) : (
              <EarningsSummary statistics={statistics} />
            )}
          </>
        )}
      </Loaded>
      {view === 'link' ? <Referrals /> : <Earnings />}
    </Page>
  );
}
