import { type ExportedFile, exportedColumns } from '@crossdock/domain/leaving/files.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import { columnOf } from '../platform/columns.ts';
import type { Tx } from '../platform/db.ts';
import { mainPage } from './moving.store.ts';
import type { PageRow, Wanted } from './page.ts';
import { readableIn, shapeOf, type TableShape, tablePage } from './tables.store.ts';
import { tableChoices } from './tables.ts';

const mainNames = keysOf(exportedColumns);
const isMain = (name: string): name is ExportedFile => Object.hasOwn(exportedColumns, name);
const tableOf = (name: string): string => name.slice('tables/'.length);

/** The names of all files with rows, in the order in which they are written. */
export const exportedFiles: readonly string[] = [
  ...mainNames,
  ...keysOf(tableChoices).flatMap((table) => {
    const choice = tableChoices[table];
    return typeof choice === 'object' && 'left' in choice ? [] : [`tables/${columnOf(table)}`];
  }),
];

const withoutOf = new Map(
  keysOf(tableChoices).flatMap((table): [string, readonly string[]][] => {
    const choice = tableChoices[table];
    return typeof choice === 'object' && 'without' in choice
      ? [[columnOf(table), choice.without.map(columnOf)]]
      : [];
  }),
);

/** A file's columns, and how its pages are read. */
export interface OpenedFile {
  readonly columns: readonly string[];
  page(tx: Tx, wanted: Wanted): Promise<PageRow[]>;
}

export async function openFile(tx: Tx, name: string): Promise<OpenedFile> {
  if (isMain(name))
    return { columns: exportedColumns[name], page: (inTx, wanted) => mainPage(inTx, name, wanted) };
  const table = tableOf(name);
  const shape = await shapeOf(tx, table);
  const columns = tableColumns(table, shape);
  return {
    columns: [...columns, ...readableIn(columns)],
    page: (inTx, wanted) => tablePage(inTx, { table, shape, columns }, wanted),
  };
}

/** Without the shop's own id, which is the same in each row, and without what lets somebody in. */
function tableColumns(table: string, shape: readonly TableShape[]): string[] {
  const without = withoutOf.get(table) ?? [];
  return shape.flatMap(({ name }) => (name === 'shop_id' || without.includes(name) ? [] : [name]));
}
