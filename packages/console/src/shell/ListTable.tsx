import type { ListWithSavedViews } from '@crossdock/contract/staff/listViews.ts';
import type { ComponentProps } from 'react';
import type { ConsolePage } from './api.ts';
import { ColumnsButton } from './ColumnsButton.tsx';
import { ListTools } from './ListTools.tsx';
import { useColumns } from './listColumns.ts';
import type { ListFilter } from './listFilters.ts';
import { PagedTable } from './PagedList.ts';
import { ClosablePanel, columnsBesidePanel, ListWithPanel, RowFacts, type RowMember } from './RowPanel.tsx';
import { idOf, type RowKeyProps } from './rowKey.ts';
import { useOpenedRow } from './useOpenedRow.ts';
import { useIsTabletWide, useIsWide } from './useWidth.ts';

type TableProps<Row> = Omit<ComponentProps<typeof PagedTable<Row>>, 'page' | 'selected' | 'rowKey'> & {
  readonly list: ListWithSavedViews;
  readonly page: Omit<ConsolePage<Row>, 'read'>;
  readonly rowKey?: (row: Row) => string;
  /** Filters that have no field on the page. */
  readonly filters?: readonly ListFilter[];
  /** The member of a row, for writing to them. */
  readonly memberOf?: (row: Row) => RowMember | null;
};

/**
 * A paged table with the tools of a list: saved views, chosen columns, export, and all facts of the selected
 * row beside it.
 */
export function ListTable<Row>(props: TableProps<Row> & RowKeyProps<Row>) {
  const { list, filters, memberOf, rowKey = idOf, ...table } = props;
  const { onOpen } = table;
  const { shown, named, keys, choose } = useColumns(list, table.columns);
  const isTablet = useIsTabletWide();
  const isWide = useIsWide();
  const opened = useOpenedRow(table.page.rows, rowKey, true);
  const seen = opened.row;
  return (
    <>
      <ListTools list={list} page={table.page} columns={keys} {...(filters ? { filters } : {})}>
        {isTablet ? <ColumnsButton all={named} shown={keys} onChoose={choose} /> : null}
      </ListTools>
      <ListWithPanel
        panel={
          seen === undefined ? null : (
            <ClosablePanel onClose={() => opened.look(undefined)}>
              <RowFacts
                row={seen}
                columns={table.columns}
                member={memberOf?.(seen) ?? null}
                onOpen={onOpen}
              />
            </ClosablePanel>
          )
        }
      >
        <PagedTable
          {...table}
          rowKey={rowKey}
          columns={isWide && seen !== undefined ? columnsBesidePanel(shown) : shown}
          selected={opened.isSelected}
          {...(isWide ? { onOpen: opened.look } : {})}
        />
      </ListWithPanel>
    </>
  );
}
