import { type AnnouncementRow, announcementTabs } from '@crossdock/contract/announcements/desk.ts';
import { announcementStates, announcementTypes, isPublic } from '@crossdock/domain/announcements/rules.ts';
import { column, cornerColumn, tightColumn, tightFigureColumn } from '@crossdock/ui/column.ts';
import { Grid, Muted, Row } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { InlineFacts, When } from '@crossdock/ui/values.tsx';
import { countsOfTabs } from '@crossdock/web/countsOfTabs.ts';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { IconBellRinging } from '@tabler/icons-react';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { usePage } from '../shell/api.ts';
import { ChoiceFilter, useListChoice } from '../shell/ChoiceFilter.tsx';
import { nounTitleAndIntro, t, titleAndText } from '../shell/i18n.ts';
import { ListTabs, useListTabs } from '../shell/ListTabs.tsx';
import { linkClass } from '../shell/links.tsx';
import { PagedTable } from '../shell/PagedList.ts';
import { SearchFilter, useListWords } from '../shell/SearchFilter.tsx';
import { tabCounts } from '../shell/tabCounts.ts';
import { AnnouncementBadge } from './AnnouncementBadge.tsx';

export const Route = createFileRoute('/_shell/announcements/')({
  staticData: {
    title: 'announcements.title',
    menu: { group: 'members', icon: IconBellRinging, can: 'announcement.write', key: '5' },
  },
  component: AnnouncementsPage,
});

/** The shop's announcements, in every state. */
function AnnouncementsPage() {
  const shelves = useListTabs('shelf', announcementTabs, 'all', (key) => t(`announcements.shelf.${key}`));
  const shelf = shelves.chosen;
  const type = useListChoice('type', announcementTypes, (value) => t(`announcements.type.${value}`));
  const words = useListWords();
  const page = usePage(
    'listAnnouncementDesk',
    { shelf, type: type.chosen, words },
    { topics: ['announcements'] },
  );
  const navigate = useNavigate();
  const counts = countsOfTabs(announcementStates, page.query.data?.counts);
  const countOf = tabCounts(page, { names: ['shelf'], shown: shelf }, counts);
  const write = <LinkButton to="/announcements/$id" params={{ id: 'new' }} text={t('announcements.new')} />;
  return (
    <Page {...nounTitleAndIntro('announcements')} actions={write}>
      <ListTabs {...shelves} label={t('announcements.column.state')} countOf={countOf} />
      <Row gap={12} wrap>
        <SearchFilter label={t('announcements.search')} />
        <ChoiceFilter
          bare
          {...type}
          label={t('announcements.field.type')}
          any={t('announcements.shelf.all')}
        />
      </Row>
      <PagedTable
        page={page}
        empty={<EmptyState picture="search" {...titleAndText('announcements.none')} action={write} />}
        label={t('announcements.title')}
        rowKey={(row) => row.id}
        columns={columns()}
        onOpen={(row) => void navigate({ to: '/announcements/$id', params: { id: row.id } })}
      />
    </Page>
  );
}

function columns(): Column<AnnouncementRow>[] {
  return [
    column('title', t('announcements.column.title'), (row) => (
      <Grid as="span" gap={2} minWidth={0}>
        <Link to="/announcements/$id" params={{ id: row.id }} className={linkClass}>
          {row.title}
        </Link>
        <Muted>
          <InlineFacts>
            {t(`announcements.type.${row.type}`)}
            {row.langs.map((lang) => t(`announcements.lang.${lang}`)).join(' / ')}
            {row.pinned ? t('announcements.pinned') : null}
            {row.top ? t('announcements.mustRead.for', { s: row.readSeconds }) : null}
          </InlineFacts>
        </Muted>
      </Grid>
    )),
    cornerColumn('state', t('announcements.column.state'), (row) => <AnnouncementBadge state={row.state} />),
    tightColumn('time', t('announcements.column.time'), (row) => <Times row={row} />),
    tightColumn('for', t('announcements.column.for'), audience),
    tightFigureColumn('read', t('announcements.column.read'), (row) => `${row.opened} / ${row.acknowledged}`),
  ];
}

function audience(row: AnnouncementRow): string {
  if (isPublic(row)) return t('announcements.for.all');
  const isForSome = row.levels.length + row.countries.length + row.channelIds.length > 0;
  return t(isForSome ? 'announcements.for.some' : 'announcements.for.members');
}

function Times({ row }: { row: AnnouncementRow }) {
  return (
    <Grid as="span" gap={2} minWidth={0}>
      {row.publishAt ? <When iso={row.publishAt} style="short" /> : '–'}
      {row.endsAt ? (
        <Muted>
          → <When iso={row.endsAt} style="short" />
        </Muted>
      ) : null}
    </Grid>
  );
}
