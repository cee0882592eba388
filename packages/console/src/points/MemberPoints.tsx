import { Button } from '@crossdock/ui/Button.tsx';
import { Grid, Row } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Stat } from '@crossdock/ui/Stat.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Count, Money } from '@crossdock/ui/values.tsx';
import { IconPlusMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { PagedTable } from '../shell/PagedList.ts';
import { useStaff } from '../shell/staff.ts';
import { useLocalPage } from '../shell/useLocalPage.ts';
import { AdjustPointsDialog } from './AdjustPointsDialog.tsx';
import { pointsColumns } from './columns.tsx';

/** A member's points: the balance, every change, and a correction with its reason. */
export function MemberPoints({ memberId }: { memberId: string }) {
  const staff = useStaff();
  const [adjusting, setAdjusting] = useState(false);
  const enabled = staff.may('coupon.read');
  const query = useCall('getMemberPoints', { memberId }, { topics: ['points'], enabled });
  if (!enabled) return null;
  const adjust = (
    <Button small look="outline" icon={IconPlusMinus} onClick={() => setAdjusting(true)}>
      {t('points.adjust')}
    </Button>
  );
  return (
    <Section title={t('points.member.title')} aside={staff.may('points.write') ? adjust : null}>
      <Loaded query={query} skeleton={{ rows: 1, heightPx: 64 }}>
        {({ points, pointsMinor, owed }) => (
          <>
            <Row gap={[16, 40]} wrap align="start" below={4}>
              <Stat label={t('points.balance')} value={<Count n={points} />} />
              <Stat label={t('points.balance.worth')} value={<Money minor={pointsMinor} />} />
              {owed > 0 ? (
                <Stat label={t('points.owed')} value={<Count n={owed} />} note={t('points.owed.note')} />
              ) : null}
            </Row>
            {adjusting ? (
              <AdjustPointsDialog memberId={memberId} balance={points} onClose={() => setAdjusting(false)} />
            ) : null}
          </>
        )}
      </Loaded>
      <Records memberId={memberId} />
    </Section>
  );
}

function Records({ memberId }: { memberId: string }) {
  return (
    <Grid gap={16}>
      <PagedTable
        page={useLocalPage('listPointsRecords', { memberId }, { topics: ['points'] })}
        skeleton={{ rows: 5, heightPx: 44 }}
        empty={<EmptyState picture="wallet" {...titleAndText('points.none')} />}
        label={t('points.records')}
        rowKey={(row) => row.id}
        columns={pointsColumns()}
        pagerLabel={t('points.records')}
      />
    </Grid>
  );
}
