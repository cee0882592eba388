import { Banner } from '@crossdock/ui/Banner.tsx';
import { Grid } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { createFileRoute } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { RouteTabs } from '../shell/RouteTabs.tsx';
import { SharingProofForm } from './SharingProofForm.tsx';
import { SharingProofs } from './SharingProofs.tsx';
import { useRewardText } from './useRewardText.ts';

export const Route = createFileRoute('/_shell/memberShare')({
  staticData: { title: 'shell.route.memberShare', action: 'member' },
  component: SharePage,
});

/** Submits a proof of having shared the link, and shows the results of earlier ones. */
function SharePage() {
  const query = useCall('getPromotionStatistics', {}, { topics: ['promotion', 'shares', 'shop'] });
  const reward = useRewardText();
  return (
    <Page
      title={t('promotion.title')}
      intro={t('promotion.share.intro')}
      tabs={<RouteTabs of="promotion" />}
      aside={<SharingProofs />}
      asideLast
    >
      <Loaded query={query} failed={t('promotion.failed')} skeleton={{ rows: 1, heightPx: 360 }}>
        {({ active, shareRewardMinor, shareRewardPoints }) => {
          if (!active) return <Banner tone="info" title={t('promotion.closed')} />;
          const gives = reward({ minor: shareRewardMinor, points: shareRewardPoints });
          return (
            <Section title={t('promotion.share.new')}>
              <Grid gap={16}>
                {gives ? (
                  <Banner tone="success" title={t('promotion.share.reward', { reward: gives })} />
                ) : null}
                <SharingProofForm />
              </Grid>
            </Section>
          );
        }}
      </Loaded>
    </Page>
  );
}
