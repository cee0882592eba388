import type { ListWithSavedViews } from '@crossdock/contract/staff/listViews.ts';
import { type ListTableName, tableLists } from '@crossdock/contract/tables/lists.gen.ts';
import { isOneOf, keysOf } from '@crossdock/domain/records.ts';
import { Row } from '@crossdock/ui/Layout.tsx';
import type { ReactNode } from 'react';
import { client, type ListRequest } from './api.ts';
import { FilterBar } from './FilterBar.tsx';
import { type Exporter, ListExport } from './ListExport.tsx';
import { ListViews } from './ListViews.tsx';
import type { ListFilter } from './listFilters.ts';

/**
 * Returns a function that exports a list with the same filters and all of its rows. Undefined for a list
 * without export.
 */
export function listExporter({ call, input }: ListRequest): Exporter | undefined {
  if (!isOneOf(keysOf(tableLists), call)) return undefined;
  const list: ListTableName = call;
  const asked = Object.entries(input).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  const filters = new URLSearchParams(asked).toString();
  return (part) => client.attempt('exportList', { list, filters, ...part }, { fresh: true });
}

interface ToolsProps {
  readonly list: ListWithSavedViews;
  readonly page: { readonly asked: ListRequest };
  /** The shown columns; none for a list of cards, which show everything. */
  readonly columns?: readonly string[];
  /** Filters that have no field on the page: days, and rarely used ones. */
  readonly filters?: readonly ListFilter[];
  readonly children?: ReactNode;
}

/** The saved views of a list and its export, beside its filters. */
export function ListTools({ list, page, columns = [], filters, children }: ToolsProps) {
  const exports = listExporter(page.asked);
  const tools = (
    <>
      <ListViews list={list} columns={columns.length > 0 ? columns : undefined} />
      {children}
      {exports ? <ListExport columns={columns} fetch={exports} /> : null}
    </>
  );
  return filters ? (
    <FilterBar filters={filters}>{tools}</FilterBar>
  ) : (
    <Row gap={8} wrap justify="end">
      {tools}
    </Row>
  );
}
