import { type ExceptionRow, exceptionKinds } from '@crossdock/contract/exceptions/calls.ts';
import { Chip } from '@crossdock/ui/Chip.tsx';
import { column } from '@crossdock/ui/column.ts';
import { figureSpace } from '@crossdock/ui/figureSpace.ts';
import { Row } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { FilterTabs } from '@crossdock/ui/Tabs.tsx';
import { When } from '@crossdock/ui/values.tsx';
import type { ReactNode } from 'react';
import { useFilters, usePage } from '../shell/api.ts';
import { DataList } from '../shell/DataList.tsx';
import { emptyListTexts } from '../shell/emptyListTexts.ts';
import { nounTitleAndIntro, t, titleAndText } from '../shell/i18n.ts';
import { MemberLink } from '../shell/links.tsx';
import type { ListColumn } from '../shell/listColumns.ts';
import { type ListFilter, mainFilter, memberFilter } from '../shell/listFilters.ts';
import { RowPreview } from '../shell/RowPreview.tsx';
import { useListWords } from '../shell/SearchFilter.tsx';
import { useColleagueFilter } from '../shell/useColleagueFilter.ts';
import {
  ExceptionFacts,
  ExceptionItem,
  ExceptionLinks,
  OverdueBadge,
  TakeExceptionButton,
  WaitsForBadge,
} from './ExceptionItem.tsx';
import { exceptionName, useExceptionBulkActions } from './exceptionBulkActions.ts';

const waits = ['member', 'staff'] as const;
const shelves = ['all', ...exceptionKinds] as const;

interface Filters {
  kind?: string;
  waitsFor?: string;
  only?: string;
  takenById?: string;
  memberId?: string;
  fromDay?: string;
  toDay?: string;
}

/** Everything that stops a parcel or an order, the longest waiting first. */
export function ExceptionsPage({ actions }: { actions: ReactNode }) {
  const [found, setFilters] = useFilters<Filters>();
  const kind = exceptionKinds.find((one) => one === found.kind);
  const waitsFor = waits.find((one) => one === found.waitsFor);
  const { takenById, memberId, fromDay, toDay } = found;
  const words = useListWords();
  const only = found.only === 'overdue' || found.only === 'mine' ? found.only : undefined;
  const page = usePage(
    'listExceptions',
    { kind, waitsFor, words, takenById, memberId, fromDay, toDay, ...(only ? { [only]: true } : {}) },
    { topics: ['exceptions', 'problems', 'disputes', 'orders'] },
  );
  const filters = useExceptionFilters(page.rows);
  const acts = useExceptionBulkActions();
  const counted = page.query.data;
  const total = counted && exceptionKinds.reduce((sum, one) => sum + counted.counts[one], 0);
  return (
    <Page {...nounTitleAndIntro('exceptions')} width="full" actions={actions}>
      <FilterTabs
        label={t('exceptions.title')}
        tabs={shelves.map((key) => ({
          key,
          label: key === 'all' ? t('exceptions.all') : t(`exceptions.kind.${key}`),
        }))}
        countOf={(key) => (key === 'all' ? total : counted?.counts[key])}
        chosen={kind ?? 'all'}
        onChoose={(next) => setFilters({ kind: next === 'all' ? undefined : next })}
      />
      <Row gap={8} wrap>
        {(['overdue', 'mine'] as const).map((one) => (
          <Chip
            key={one}
            chosen={only === one}
            onClick={() => setFilters({ only: only === one ? undefined : one })}
          >
            {t(`exceptions.only.${one}`, { n: counted?.[one] ?? figureSpace })}
          </Chip>
        ))}
      </Row>
      <DataList
        label={t('exceptions.title')}
        list="exceptions"
        page={page}
        rowName={exceptionName}
        columns={columns()}
        search={{ label: t('exceptions.search'), words: words ?? '' }}
        filters={filters}
        empty={emptyListTexts(page, ['kind'], {
          picture: 'done',
          ...titleAndText('exceptions.none'),
        })}
        card={(row, tick) => <ExceptionItem exception={row} tick={tick} />}
        preview={(row) => (
          <RowPreview title={exceptionName(row)}>
            <ExceptionFacts exception={row} />
          </RowPreview>
        )}
        onOpen={() => undefined}
        bulk={acts}
      />
    </Page>
  );
}

/** Filters of the exceptions, besides the tabs for the kinds. */
function useExceptionFilters(rows: readonly ExceptionRow[]): readonly ListFilter[] {
  const colleagues = useColleagueFilter('takenById', t('exceptions.takenBy'));
  return [
    mainFilter(
      'waitsFor',
      t('exceptions.who'),
      waits.map((value) => ({ value, label: t(`exceptions.waitsFor.${value}`) })),
      t('exceptions.who.all'),
    ),
    colleagues,
    { kind: 'days', label: t('exceptions.since') },
    memberFilter(t('orders.member'), rows[0]?.member?.name),
  ];
}

/** The columns of the list: the kinds come first, and the colleague who has taken over the exception comes last. */
const columns = (): ListColumn<ExceptionRow>[] => [
  column('kind', t('exceptions.kind'), ({ kind }) => t(`exceptions.kind.${kind}`)),
  column('type', t('problems.type'), ({ type }) => (type ? t(`problems.type.${type}`) : '–')),
  column('waitsFor', t('exceptions.who'), ({ waitsFor }) => (
    <WaitsForBadge waitsFor={waitsFor} label={t(`exceptions.who.${waitsFor}`)} />
  )),
  column('about', t('exceptions.about'), (row) => <ExceptionLinks exception={row} />),
  {
    key: 'member',
    title: t('orders.member'),
    long: true,
    cell: ({ member }) =>
      member ? <MemberLink id={member.id} name={member.name} note={member.account} /> : '–',
  },
  { key: 'note', title: t('exceptions.note'), long: true, from: 'wide', cell: ({ note }) => note || '–' },
  {
    key: 'since',
    title: t('exceptions.since'),
    from: 'wide',
    cell: ({ since }) => <When iso={since} style="short" />,
  },
  {
    key: 'promised',
    title: t('exceptions.promised'),
    from: 'desktop',
    cell: (row) =>
      row.overdue ? <OverdueBadge exception={row} /> : <When iso={row.promisedAt} style="short" />,
  },
  column('by', t('exceptions.takenBy'), (row) => <TakeExceptionButton exception={row} />),
];
