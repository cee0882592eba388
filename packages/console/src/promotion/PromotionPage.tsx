import type { Output } from '@crossdock/contract/table.ts';
import { buttonClass } from '@crossdock/ui/Button.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Box, Row, Split } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { Stat } from '@crossdock/ui/Stat.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Count, Money } from '@crossdock/ui/values.tsx';
import { MonthlyEarnings } from '@crossdock/web/MonthlyEarnings.tsx';
import { IconSpeakerphone } from '@tabler/icons-react';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { nounTitleAndIntro, t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { useStaff } from '../shell/staff.ts';
import { AllEarnings } from './AllEarnings.tsx';
import { PossibleDuplicates } from './PossibleDuplicates.tsx';
import { RulesForm } from './RulesForm.tsx';
import { TopReferrers } from './TopReferrers.tsx';

export const Route = createFileRoute('/_shell/promotion')({
  staticData: {
    title: 'shell.nav.promotion',
    menu: { group: 'rewards', icon: IconSpeakerphone, can: 'coupon.read', key: '3' },
  },
  component: PromotionPage,
});

type Overview = Output<'getPromotion'>;

/** The promotion programme: its cost, its rules, the best referrers, and all earnings. */
function PromotionPage() {
  const mayWrite = useStaff().may('coupon.write');
  const query = useCall('getPromotion', {}, { topics: ['promotion', 'shares', 'shop'] });
  return (
    <Page {...nounTitleAndIntro('promotion')}>
      <Loaded query={query} skeleton={{ rows: 3, heightPx: 200 }}>
        {(overview) => (
          <>
            <Totals overview={overview} />
            <RulesForm settings={overview.settings} currency={overview.currency} mayWrite={mayWrite} />
            <Split columns="minmax(0, 2fr) minmax(0, 3fr)" gap={16} align="start" from="desktop">
              <TopReferrers rows={overview.top} />
              <PossibleDuplicates rows={overview.alike} />
            </Split>
          </>
        )}
      </Loaded>
      <AllEarnings />
    </Page>
  );
}

function Totals({ overview }: { overview: Overview }) {
  const formatting = useFormatting();
  const { totals, currency, months } = overview;
  const amount = (minor: number) => formatMoney(minor, currency, formatting);
  return (
    <Section>
      <Row gap={[16, 40]} wrap align="start" below={24}>
        <Stat
          label={t('promotion.referred')}
          value={<Count n={totals.referred} />}
          note={t('promotion.referred.note', { n: totals.referrers })}
        />
        <Stat
          label={t('promotion.cost')}
          value={<Money minor={totals.earnedMinor} />}
          note={t('promotion.cost.note', { amount: amount(totals.reversedMinor) })}
        />
        <Stat label={t('promotion.shareRewards')} value={<Money minor={totals.shareRewardsMinor} />} />
        <Stat
          label={t('promotion.available')}
          value={<Money minor={totals.availableMinor} />}
          note={t('promotion.available.note')}
        />
        {totals.owedMinor > 0 ? (
          <Stat
            label={t('promotion.owed')}
            value={<Money minor={totals.owedMinor} />}
            note={t('promotion.owed.note')}
          />
        ) : null}
        <Box push>
          <PendingShares n={totals.pendingShares} />
        </Box>
      </Row>
      <MonthlyEarnings
        caption={t('promotion.months')}
        months={months}
        currency={currency}
        about={({ month, joined }) => t('promotion.months.about', { month, joined })}
      />
    </Section>
  );
}

function PendingShares({ n }: { n: number }) {
  const mayAudit = useStaff().may('share.audit');
  if (n === 0 || !mayAudit) return null;
  return (
    <Link to="/shares" className={buttonClass({ look: 'soft' })}>
      {t('promotion.pendingShares')} <Count n={n} />
    </Link>
  );
}
