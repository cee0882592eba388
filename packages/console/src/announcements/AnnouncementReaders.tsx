import type { Output } from '@crossdock/contract/table.ts';
import { column, tightColumn } from '@crossdock/ui/column.ts';
import { Grid, Muted } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { usePage } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { ListTable } from '../shell/ListTable.tsx';
import { RowMemberLink } from '../shell/links.tsx';

/** The staff's list of members who have read an announcement, the latest first. */
export function AnnouncementReaders({ id }: { id: string }) {
  const page = usePage('listReaders', { id }, { topics: ['announcements'] });
  const counts = page.query.data;
  return (
    <Section title={t('announcements.readers')}>
      {counts ? (
        <Muted as="p">
          {t('announcements.readers.count', {
            concerned: counts.concerned,
            opened: counts.opened,
            acknowledged: counts.acknowledged,
          })}
        </Muted>
      ) : null}
      <Grid gap={16}>
        <ListTable
          list="readers"
          page={page}
          memberOf={({ memberId, memberName: name }) => ({ memberId, name })}
          empty={<EmptyState picture="soon" {...titleAndText('announcements.readers.none')} />}
          label={t('announcements.readers')}
          rowKey={(row) => row.memberId}
          columns={columns()}
        />
      </Grid>
    </Section>
  );
}

const columns = (): Column<Output<'listReaders'>['list'][number]>[] => [
  column('member', t('announcements.readers.member'), (row) => <RowMemberLink row={row} />),
  tightColumn('opened', t('announcements.readers.opened'), (row) => (
    <When iso={row.openedAt} style="short" />
  )),
  tightColumn('acknowledged', t('announcements.readers.acknowledged'), (row) =>
    row.acknowledgedAt ? <When iso={row.acknowledgedAt} style="short" /> : '–',
  ),
];
