import { type ExportedFile, exportedColumns } from '@crossdock/domain/leaving/files.ts';
import { hasKey, keysOf } from '@crossdock/domain/records.ts';
import { fromColumnName, toColumnName } from '../platform/columns.ts';
import type { Tx } from '../platform/db.ts';
import type { Schema } from '../platform/schema.gen.ts';
import type { MemberRelation } from '../platform/tableRule.ts';
import { tableRules } from '../platform/tableRules.gen.ts';
import type { ExportPageRequest, ExportPageRow } from './exportPage.ts';
import { hasMemberRows, mainFilePage } from './mainFiles.store.ts';
import { columnsForHumanReaders, type TableShape, tablePage, tableShapes } from './tables.store.ts';

const mainNames: readonly ExportedFile[] = keysOf(exportedColumns);
const isMain = (name: string): name is ExportedFile => Object.hasOwn(exportedColumns, name);
const fileOf = (table: string): string => `tables/${toColumnName(table)}`;
const tableOf = (file: string): string => file.slice('tables/'.length);

const tables = keysOf(tableRules).sort();

/** How rows of the table belong to a member; undefined if a member's own export has none of them. */
function relationOf(table: keyof Schema): MemberRelation | undefined {
  const rule = tableRules[table].memberArchive;
  return typeof rule === 'object' ? undefined : rule;
}

const shopFiles: readonly string[] = [
  ...mainNames,
  ...tables.filter((table) => !('left' in (tableRules[table].archive ?? {}))).map(fileOf),
];
const memberFiles: readonly string[] = [
  ...mainNames.filter(hasMemberRows),
  ...tables.filter((table) => relationOf(table) !== undefined).map(fileOf),
];

/** The names of all files with rows, in the order in which they are written, for a shop or for one member. */
export const exportedFileNames = (memberId: string | null): readonly string[] =>
  memberId === null ? shopFiles : memberFiles;

const withoutOf = new Map(
  tables.flatMap((table): [string, readonly string[]][] => {
    const rule = tableRules[table].archive;
    return rule !== undefined && 'without' in rule
      ? [[toColumnName(table), rule.without.map(toColumnName)]]
      : [];
  }),
);

/** A file's columns, and the function that reads its pages. */
export interface OpenedExportFile {
  readonly columns: readonly string[];
  page(tx: Tx, wanted: ExportPageRequest): Promise<ExportPageRow[]>;
}

export async function openExportFile(tx: Tx, name: string): Promise<OpenedExportFile> {
  if (isMain(name))
    return { columns: exportedColumns[name], page: (inTx, wanted) => mainFilePage(inTx, name, wanted) };
  const table = tableOf(name);
  const shape = await tableShapes(tx, table);
  const columns = tableColumns(table, shape);
  const called = fromColumnName(table);
  const belongs = hasKey(tableRules, called) ? relationOf(called) : undefined;
  return {
    columns: [...columns, ...columnsForHumanReaders(columns)],
    page: (inTx, wanted) => tablePage(inTx, { table, shape, columns, belongs }, wanted),
  };
}

/**
 * The names of the tables that an import reads back from an export. The main files are not among them, because they
 * are not tables.
 */
export const importableTableFileNames: readonly string[] = shopFiles.flatMap((name) =>
  isMain(name) ? [] : [tableOf(name)],
);

/**
 * A table's exported columns: without the shop's id, which is the same in each row, and without secrets that
 * grant access.
 */
export function tableColumns(table: string, shape: readonly Pick<TableShape, 'name'>[]): string[] {
  const without = withoutOf.get(table) ?? [];
  return shape.flatMap(({ name }) => (name === 'shop_id' || without.includes(name) ? [] : [name]));
}
