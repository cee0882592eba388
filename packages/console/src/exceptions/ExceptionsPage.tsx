import { type ExceptionRow, exceptionKinds } from '@crossdock/contract/exceptions/calls.ts';
import { Chip } from '@crossdock/ui/Chip.tsx';
import { asEntries } from '@crossdock/ui/Entry.tsx';
import { Row } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { FilterTabs } from '@crossdock/ui/Tabs.tsx';
import type { ReactNode } from 'react';
import { useCall, useFilters, usePage } from '../shell/api.ts';
import { FilterBar } from '../shell/FilterBar.tsx';
import { t } from '../shell/i18n.ts';
import { ListTools } from '../shell/ListTools.tsx';
import type { ListFilter } from '../shell/listFilters.ts';
import { PagedList } from '../shell/PagedList.ts';
import { ExceptionItem } from './ExceptionItem.tsx';

const waits = ['member', 'staff'] as const;
const shelves = ['all', ...exceptionKinds] as const;

interface Filters {
  kind?: string;
  waitsFor?: string;
  only?: string;
  words?: string;
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
  const words = found.words ? String(found.words) : undefined;
  const only = found.only === 'overdue' || found.only === 'mine' ? found.only : undefined;
  const page = usePage(
    'listExceptions',
    { kind, waitsFor, words, takenById, memberId, fromDay, toDay, ...(only ? { [only]: true } : {}) },
    { topics: ['exceptions', 'problems', 'disputes', 'orders'] },
  );
  const filters = useExceptionFilters(page.rows);
  const counted = page.query.data;
  const total = counted && exceptionKinds.reduce((sum, one) => sum + counted.counts[one], 0);
  return (
    <Page title={t('exceptions.title')} intro={t('exceptions.intro')} actions={actions}>
      <FilterTabs
        label={t('exceptions.title')}
        tabs={shelves.map((key) => ({
          key,
          label: key === 'all' ? t('exceptions.all') : t(`exceptions.kind.${key}`),
          count: key === 'all' ? total : counted?.counts[key],
        }))}
        chosen={kind ?? 'all'}
        onChoose={(next) => setFilters({ kind: next === 'all' ? undefined : next })}
      />
      <FilterBar search={{ label: t('exceptions.search'), words: words ?? '' }} filters={filters}>
        <ListTools list="exceptions" page={page} />
      </FilterBar>
      <Row gap={8} wrap>
        {(['overdue', 'mine'] as const).map((one) => (
          <Chip
            key={one}
            chosen={only === one}
            onClick={() => setFilters({ only: only === one ? undefined : one })}
          >
            {t(`exceptions.only.${one}`, { n: counted?.[one] ?? 0 })}
          </Chip>
        ))}
      </Row>
      <PagedList
        page={page}
        empty={<EmptyState picture="done" title={t('exceptions.none')} text={t('exceptions.none.text')} />}
      >
        {asEntries(t('exceptions.title'), (exception) => (
          <ExceptionItem exception={exception} />
        ))}
      </PagedList>
    </Page>
  );
}

/** What the exceptions can be narrowed by, beside the kinds above them. */
function useExceptionFilters(rows: readonly ExceptionRow[]): readonly ListFilter[] {
  const colleagues = useCall('listColleagues', {}, { staleMs: 60_000 });
  return [
    {
      kind: 'choice',
      name: 'waitsFor',
      label: t('exceptions.who'),
      any: t('exceptions.who.all'),
      data: waits.map((value) => ({ value, label: t(`exceptions.waitsFor.${value}`) })),
      main: true,
    },
    {
      kind: 'choice',
      name: 'takenById',
      label: t('exceptions.takenBy'),
      any: t('shell.list.anyone'),
      data: (colleagues.data?.list ?? []).map(({ staffId, name }) => ({ value: staffId, label: name })),
    },
    { kind: 'days', label: t('exceptions.since') },
    { kind: 'named', name: 'memberId', label: t('orders.member'), shown: rows[0]?.member?.name ?? '…' },
  ];
}
