import { dayEnd, dayStart } from '@crossdock/domain/orders/timeFilters.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { FilterRow } from '@crossdock/ui/FilterRow.tsx';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import type { PageCall, RowOf } from '@crossdock/web/hooks.ts';
import type { ReactNode } from 'react';
import { type ConsoleResult, useCall } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { PagedList } from '../shell/PagedList.ts';
import { SearchFilter } from '../shell/SearchFilter.tsx';

/** The filters that every log of the shop has. */
export interface LogFilters {
  readonly staffId?: string;
  readonly words?: string;
  /** The first and the last day, both included, in the reader's time zone. */
  readonly from?: string;
  readonly to?: string;
}

/**
 * Converts the page's filters to the input of the call. The days begin and end in the shop's time zone, because the log
 * also shows its times in it.
 */
export function inputOfLogFilters({ staffId, words, from, to }: LogFilters, timeZone: string) {
  return {
    ...(staffId ? { staffId } : {}),
    ...(words ? { words: String(words) } : {}),
    ...(from ? { from: dayStart(from, timeZone) } : {}),
    ...(to ? { to: dayEnd(to, timeZone) } : {}),
  };
}

interface LogPageProps<N extends PageCall> {
  /** The name of the log. The keys of its texts contain this name. */
  readonly log: 'audit' | 'security';
  readonly title: string;
  readonly filters: LogFilters;
  readonly onFilters: (change: LogFilters) => void;
  /** Further filters of this log. */
  readonly choices: ReactNode;
  readonly page: ConsoleResult<N>;
  /** Shown above the list. */
  readonly ahead?: ReactNode;
  readonly children: (row: RowOf<N>) => ReactNode;
}

/** A log, one sentence per entry, newest first, searchable by words, person and time. */
export function LogPage<N extends PageCall>(props: LogPageProps<N>) {
  const { log, title, filters, onFilters, page } = props;
  return (
    <Page title={title} intro={t(`staff.${log}.intro`)} width="full">
      <SearchFilter label={t(`staff.${log}.search`)} />
      <FilterRow withoutSearch>
        {props.choices}
        <WhoAndWhen filters={filters} onFilters={onFilters} />
      </FilterRow>
      {props.ahead}
      <PagedList page={page} empty={<Nothing filtered={Object.values(filters).some(Boolean)} log={log} />}>
        {(rows) => (
          <Stack as="ol" fill="surface" edge round="card" aria-label={title}>
            {rows.map(props.children)}
          </Stack>
        )}
      </PagedList>
    </Page>
  );
}

function Nothing({ filtered, log }: { filtered: boolean } & Pick<LogPageProps<PageCall>, 'log'>) {
  return filtered ? (
    <EmptyState picture="search" {...titleAndText('staff.audit.none')} />
  ) : (
    <EmptyState picture="done" title={t(`staff.${log}.empty`)} text={t(`staff.${log}.empty.text`)} />
  );
}

function WhoAndWhen({ filters, onFilters }: Pick<LogPageProps<PageCall>, 'filters' | 'onFilters'>) {
  const staff = useCall('listStaff', { pageSize: 100 }, { staleMs: 60_000 });
  return (
    <>
      <ChoiceBox
        label={t('staff.who')}
        placeholder={t('staff.who.all')}
        data={(staff.data?.list ?? []).map(({ staffId, name }) => ({ value: staffId, label: name }))}
        value={filters.staffId ?? ''}
        onChange={(event) => onFilters({ staffId: event.target.value })}
      />
      {(['from', 'to'] as const).map((name) => (
        <TextBox
          key={name}
          type="date"
          label={t(`staff.${name}`)}
          value={filters[name] ?? ''}
          onChange={(event) => onFilters({ [name]: event.target.value })}
        />
      ))}
    </>
  );
}
