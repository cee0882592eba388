import type { ViewedList } from '@crossdock/contract/staff/listViews.ts';
import type { ComponentProps } from 'react';
import type { ConsolePage } from './api.ts';
import { ColumnsButton } from './ColumnsButton.tsx';
import { ListTools } from './ListTools.tsx';
import { useColumns } from './listColumns.ts';
import { PagedTable } from './PagedList.ts';
import { useTablet } from './useWidth.ts';

type TableProps<Row> = Omit<ComponentProps<typeof PagedTable<Row>>, 'page'> & {
  readonly list: ViewedList;
  readonly page: Omit<ConsolePage<Row>, 'read'>;
};

/** A paged table with the tools of a list: saved views, chosen columns, and the list as a file. */
export function ListTable<Row>({ list, ...table }: TableProps<Row>) {
  const { shown, named, keys, choose } = useColumns(list, table.columns);
  const isTablet = useTablet();
  return (
    <>
      <ListTools list={list} page={table.page} columns={keys}>
        {isTablet ? <ColumnsButton all={named} shown={keys} onChoose={choose} /> : null}
      </ListTools>
      <PagedTable {...table} columns={shown} />
    </>
  );
}
