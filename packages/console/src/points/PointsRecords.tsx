import { pointsKinds } from '@crossdock/domain/points/rules.ts';
import { column } from '@crossdock/ui/column.ts';
import { Grid, Split } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { usePage } from '../shell/api.ts';
import { ChoiceFilter, useListChoice } from '../shell/ChoiceFilter.tsx';
import { t, titleAndText } from '../shell/i18n.ts';
import { ListTable } from '../shell/ListTable.tsx';
import { MemberLink } from '../shell/links.tsx';
import { daysFilters, useDaysFilterParams } from '../shell/listFilters.ts';
import { pointsColumns } from './columns.tsx';

const directions = ['in', 'out'] as const;

/** The points changes of all members, newest first. */
export function PointsRecords() {
  const type = useListChoice('type', pointsKinds, (value) => t(`points.type.${value}`));
  const direction = useListChoice('direction', directions, (value) => t(`points.direction.${value}`));
  const page = usePage(
    'listPointsRecords',
    { type: type.chosen, direction: direction.chosen, ...useDaysFilterParams() },
    { topics: ['points'] },
  );
  return (
    <Section title={t('points.records')}>
      <Grid gap={16}>
        <Split columns="repeat(2, 260px)" phone={2} gap={16}>
          <ChoiceFilter {...direction} label={t('points.direction')} any={t('points.all')} />
          <ChoiceFilter {...type} label={t('points.type')} any={t('points.all')} />
        </Split>
        <ListTable
          list="points"
          page={page}
          filters={daysFilters()}
          memberOf={(row) => ({ memberId: row.memberId, name: row.memberName || row.memberAccount })}
          empty={<EmptyState picture="wallet" {...titleAndText('points.none')} />}
          label={t('points.records')}
          columns={pointsColumns(
            column('member', t('points.member'), (row) => (
              <MemberLink id={row.memberId} name={row.memberName || row.memberAccount} />
            )),
          )}
        />
      </Grid>
    </Section>
  );
}
