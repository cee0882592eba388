import type { ListWithSavedViews } from '@crossdock/contract/staff/listViews.ts';
import { DataTable } from '@crossdock/ui/DataTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { useFilters } from '@crossdock/web/filters.ts';
import type { ComponentProps, ReactNode } from 'react';
import type { ConsolePage } from './api.ts';
import { BulkBar } from './BulkBar.tsx';
import type { BulkAction } from './bulk.ts';
import { ColumnsButton } from './ColumnsButton.tsx';
import { FilterBar } from './FilterBar.tsx';
import { type Exporter, ListExport } from './ListExport.tsx';
import { listExporter } from './ListTools.tsx';
import { ListViews } from './ListViews.tsx';
import { type ListColumn, useColumns } from './listColumns.ts';
import type { FilterParams, ListFilter } from './listFilters.ts';
import { rowFilterParams } from './listView.ts';
import { PagedList } from './PagedList.ts';
import { ClosablePanel } from './RowPanel.tsx';
import { idOf, type RowKeyProps } from './rowKey.ts';
import { useOpenedRow } from './useOpenedRow.ts';
import { useRowSelection } from './useRowSelection.ts';
import { isWide, useIsTabletWide } from './useWidth.ts';

interface DataListProps<R> {
  readonly label: string;
  /** The list for which views and columns are saved. */
  readonly list?: ListWithSavedViews;
  readonly page: ConsolePage<R>;
  readonly rowKey?: (row: R) => string;
  /** The row's name, for the label of its tick box and in results. */
  readonly rowName?: (row: R) => string;
  readonly columns: readonly ListColumn<R>[];
  readonly search?: { readonly label: string; readonly words: string };
  readonly filters?: readonly ListFilter[];
  readonly empty: Omit<ComponentProps<typeof EmptyState>, 'picture'> &
    Partial<Pick<ComponentProps<typeof EmptyState>, 'picture'>>;
  /** Draws the row on a phone, instead of its labelled columns. */
  readonly card?: (row: R, tick: ReactNode) => ReactNode;
  /** Shows the pressed row beside the list on a wide screen. */
  readonly preview?: (row: R) => ReactNode;
  readonly onOpen: (row: R) => void;
  /** Actions on all chosen rows at once; without it and `bulk` rows cannot be chosen. */
  readonly actions?: (rows: readonly R[]) => ReactNode;
  /** Actions that are applied to chosen rows one by one. */
  readonly bulk?: readonly BulkAction<R>[];
  /**
   * The function that exports this list. Left out for lists that the call `exportList`, which serves many lists, can
   * export.
   */
  readonly exports?: Exporter;
  /** The list's order if the URL names none. */
  readonly defaultSort?: { readonly by: string; readonly order: 'asc' | 'desc' };
}

interface Placed {
  sort?: string;
  order?: string;
}

/**
 * A list of the console: search, filters, order and opened row are in the URL; with saved views, chosen
 * columns, rows chosen across pages and actions on them, and an export.
 */
export function DataList<R>(props: DataListProps<R> & RowKeyProps<R>) {
  const { page, rowKey = idOf, rowName = rowKey, list, bulk = [] } = props;
  const { shown, named, keys, choose } = useColumns(list, props.columns);
  const exports = props.exports ?? listExporter(page.asked);
  const [search] = useFilters<FilterParams>();
  const chosen = useRowSelection({ asked: rowFilterParams(search), page, rowKey, rowName });
  const isTablet = useIsTabletWide();
  const isChoosable = props.actions !== undefined || bulk.length > 0;
  return (
    <>
      <FilterBar {...(props.search ? { search: props.search } : {})} filters={props.filters ?? []}>
        {list ? <ListViews list={list} columns={keys} /> : null}
        {list && isTablet ? <ColumnsButton all={named} shown={keys} onChoose={choose} /> : null}
        {exports ? <ListExport columns={keys} fetch={exports} /> : null}
      </FilterBar>
      <BulkBar total={page.total} chosen={chosen} bulk={bulk} rowName={rowName}>
        {props.actions?.(chosen.rows)}
      </BulkBar>
      <PagedList page={page} empty={<EmptyState picture="search" {...props.empty} />}>
        {(rows, stale) => (
          <Table
            {...props}
            columns={shown}
            rows={rows}
            stale={stale}
            choosing={isChoosable ? chosen.choosing : undefined}
          />
        )}
      </PagedList>
    </>
  );
}

type TableProps<R> = DataListProps<R> & {
  readonly rows: readonly R[];
  readonly stale: boolean;
  readonly choosing: ReturnType<typeof useRowSelection<R>>['choosing'] | undefined;
};

/** The rows, and the opened one beside them. */
function Table<R>({ rows, stale, choosing, ...props }: TableProps<R>) {
  const { rowKey = idOf, preview } = props;
  const [placed, place] = useFilters<Placed>();
  const opened = useOpenedRow(rows, rowKey, preview !== undefined);
  const seen = opened.row;
  return (
    <DataTable
      label={props.label}
      rows={rows}
      rowKey={rowKey}
      columns={props.columns}
      stale={stale}
      sorting={{
        by: placed.sort ?? props.defaultSort?.by,
        order: (placed.order ?? props.defaultSort?.order) === 'asc' ? 'asc' : 'desc',
        onSort: (sort, order) => place({ sort, order }),
      }}
      onOpen={(row) => (preview && isWide() ? opened.look(row) : props.onOpen(row))}
      selected={opened.isSelected}
      {...(choosing ? { choosing } : {})}
      {...(props.card ? { card: props.card } : {})}
      aside={
        preview && seen ? (
          <ClosablePanel onClose={() => opened.look(undefined)}>{preview(seen)}</ClosablePanel>
        ) : null
      }
    />
  );
}
