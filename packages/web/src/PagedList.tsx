import { type LoadableQuery, Loaded, type LoadedProps, type LoadedTexts } from '@crossdock/ui/Loaded.tsx';
import { Pager, type PagerProps } from '@crossdock/ui/Pager.tsx';
import { ResponsiveTable, type ResponsiveTableProps } from '@crossdock/ui/ResponsiveTable.tsx';
import type { ReactNode } from 'react';

/** The parts of `usePage`'s result that a list needs. */
export interface ListPage<Row> {
  readonly query: LoadableQuery<unknown> & { readonly isPlaceholderData: boolean };
  readonly rows: readonly Row[];
  readonly total: number;
  readonly pageIndex: number;
  readonly pageSize: number;
  goTo(this: void, pageIndex: number): void;
  resize(this: void, pageSize: number): void;
}

interface ListProps<Row> extends Pick<LoadedProps<unknown>, 'skeleton'> {
  readonly page: ListPage<Row>;
  /** Shown if there are no rows. */
  readonly empty: ReactNode;
  /** Names what could not be loaded, for a page with several lists. */
  readonly failed?: string;
  /** Names the pager, for a page with several. */
  readonly pagerLabel?: string;
}

interface PagedListProps<Row> extends ListProps<Row> {
  readonly children: (rows: readonly Row[], stale: boolean) => ReactNode;
}

type PagedTableProps<Row> = ListProps<Row> & Omit<ResponsiveTableProps<Row>, 'rows' | 'stale'>;

interface ListTexts {
  loaded(this: void): LoadedTexts;
  pager(this: void, list?: string): PagerProps['texts'];
}

/**
 * Creates an app's paged lists with its texts: rows from the server page by page, with a skeleton, an error
 * and an empty state.
 */
export function createPagedLists(texts: ListTexts) {
  function PagedList<Row>(props: PagedListProps<Row>) {
    const { page, failed } = props;
    const loaded = texts.loaded();
    return (
      <>
        <Loaded
          query={page.query}
          texts={failed === undefined ? loaded : { ...loaded, failed }}
          skeleton={props.skeleton}
        >
          {() =>
            page.rows.length === 0 ? props.empty : props.children(page.rows, page.query.isPlaceholderData)
          }
        </Loaded>
        <Pager {...page} onPage={page.goTo} onSize={page.resize} texts={texts.pager(props.pagerLabel)} />
      </>
    );
  }

  function PagedTable<Row>({ page, empty, failed, skeleton, pagerLabel, ...table }: PagedTableProps<Row>) {
    const list = { page, empty, failed, skeleton, pagerLabel };
    return (
      <PagedList {...list}>
        {(rows, stale) => <ResponsiveTable {...table} rows={rows} stale={stale} />}
      </PagedList>
    );
  }

  return { PagedList, PagedTable };
}
