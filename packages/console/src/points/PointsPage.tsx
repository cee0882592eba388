import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { Stat } from '@crossdock/ui/Stat.tsx';
import { Count, Money } from '@crossdock/ui/values.tsx';
import { IconCoins, IconGift } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { nounTitleAndIntro, t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { useStaff } from '../shell/staff.ts';
import { IssueDialog } from './IssueDialog.tsx';
import { PointsRecords } from './PointsRecords.tsx';
import { RulesForm } from './RulesForm.tsx';

export const Route = createFileRoute('/_shell/points')({
  staticData: {
    title: 'shell.nav.points',
    menu: { group: 'rewards', icon: IconCoins, can: 'coupon.read', key: '2' },
  },
  component: PointsPage,
});

type Overview = Output<'getPointsOverview'>;

/** Members' points and their value, the rules, and all records. */
function PointsPage() {
  const mayWrite = useStaff().may('points.write');
  const [issuing, setIssuing] = useState(false);
  const query = useCall('getPointsOverview', {}, { topics: ['points', 'shop'] });
  const issue = (
    <Button icon={IconGift} onClick={() => setIssuing(true)}>
      {t('points.issue')}
    </Button>
  );
  return (
    <Page {...nounTitleAndIntro('points')} actions={mayWrite ? issue : null}>
      <Loaded query={query} skeleton={{ rows: 2, heightPx: 200 }}>
        {(overview) => (
          <>
            <Totals overview={overview} />
            <RulesForm settings={overview.settings} currency={overview.currency} mayWrite={mayWrite} />
            {issuing ? <IssueDialog overview={overview} onClose={() => setIssuing(false)} /> : null}
          </>
        )}
      </Loaded>
      <PointsRecords />
    </Page>
  );
}

function Totals({ overview }: { overview: Overview }) {
  return (
    <Section>
      <Row gap={[16, 40]} wrap align="start" below={4}>
        <Stat
          label={t('points.outstanding')}
          value={<Count n={overview.outstanding} />}
          note={t('points.outstanding.note', { n: overview.holders })}
        />
        <Stat
          label={t('points.liability')}
          value={<Money minor={overview.outstandingMinor} />}
          note={t('points.liability.note')}
        />
        {overview.owed > 0 ? (
          <Stat label={t('points.owed')} value={<Count n={overview.owed} />} note={t('points.owed.note')} />
        ) : null}
      </Row>
      {overview.recent.length > 0 ? (
        <>
          <Muted as="p" above={16} below={8} strong>
            {t('points.recent')}
          </Muted>
          <Row as="dl" gap={[8, 32]} wrap>
            {overview.recent.map(({ type, points }) => (
              <Row gap={8} align="baseline" key={type}>
                <Muted as="dt">{t(`points.type.${type}`)}</Muted>
                <Text as="dd" strong>
                  <Count n={points} />
                </Text>
              </Row>
            ))}
          </Row>
        </>
      ) : null}
    </Section>
  );
}
