import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { Pager } from '@crossdock/ui/Pager.tsx';
import { SearchField } from '@crossdock/ui/SearchField.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import type { PageCall, PageResult, RowOf } from '@crossdock/web/hooks.ts';
import type { ReactNode } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts, pagerTexts } from '../shell/lists.ts';
import { dayStart } from './dayStart.ts';
import classes from './Staff.module.css';

/** What every log of the shop is searched by. */
export interface LogFilters {
  readonly staffId?: string;
  readonly words?: string;
  /** Days of the shop's calendar, both included. */
  readonly from?: string;
  readonly to?: string;
}

/** The same, as the calls take it. */
export function logSearchOf({ staffId, words, from, to }: LogFilters) {
  return {
    ...(staffId ? { staffId } : {}),
    ...(words ? { words: String(words) } : {}),
    ...(from ? { from: dayStart(from, 0) } : {}),
    ...(to ? { to: dayStart(to, 1) } : {}),
  };
}

interface LogPageProps<N extends PageCall> {
  readonly texts: {
    readonly title: string;
    readonly intro: string;
    readonly search: string;
    readonly empty: string;
    readonly emptyText: string;
  };
  readonly filters: LogFilters;
  readonly onFilters: (change: LogFilters) => void;
  /** What this log alone is searched by. */
  readonly choices: ReactNode;
  readonly page: PageResult<N>;
  readonly children: (row: RowOf<N>) => ReactNode;
}

/** A log of what happened, a sentence each, newest first, that can be searched by words, who and when. */
export function LogPage<N extends PageCall>(props: LogPageProps<N>) {
  const { texts, filters, onFilters, page } = props;
  return (
    <Page title={texts.title} intro={texts.intro} width="full">
      <SearchField
        label={texts.search}
        clearLabel={t('shell.search.clear')}
        value={String(filters.words ?? '')}
        onSearch={(words) => onFilters({ words })}
      />
      <div className={classes.filters}>
        {props.choices}
        <WhoAndWhen filters={filters} onFilters={onFilters} />
      </div>
      <Loaded query={page.query} texts={loadedTexts()}>
        {() =>
          page.rows.length > 0 ? (
            <ol className={classes.acts} aria-label={texts.title}>
              {page.rows.map(props.children)}
            </ol>
          ) : Object.values(filters).some(Boolean) ? (
            <EmptyState picture="search" title={t('staff.audit.none')} text={t('staff.audit.none.text')} />
          ) : (
            <EmptyState picture="done" title={texts.empty} text={texts.emptyText} />
          )
        }
      </Loaded>
      {page.total > 0 ? (
        <Pager {...page} onPage={page.goTo} onSize={page.resize} texts={pagerTexts()} />
      ) : null}
    </Page>
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
