import type { NoTransaction } from '../platform/db.ts';
import type { ExportArchive } from './archive.ts';
import { cellFault, type DatabaseColumn } from './cells.ts';
import {
  archivePathOfTable,
  type ColumnLayout,
  knownArchiveFiles,
  matchColumns,
  summedColumnNames,
} from './columns.ts';
import { csvRows } from './csvRows.ts';
import { ReadBackRefused } from './refused.ts';
import { rowFault } from './rules.ts';

/** A row that cannot be imported. */
export interface ArchiveFault {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

/** The maximum number of faults that are listed. An unchanged export has none. */
const mostFaults = 200;

/** A table's rows in the archive, in the order of the layout's columns. */
export async function* archivedRows(
  archive: ExportArchive,
  table: string,
  all: readonly DatabaseColumn[],
): AsyncGenerator<{
  readonly layout: ColumnLayout;
  readonly line: number;
  readonly cells: readonly (string | null)[];
}> {
  const file = archivePathOfTable(table);
  let layout: ColumnLayout | undefined;
  for await (const { line, cells } of csvRows(file, archive.bytes(file))) {
    if (layout === undefined) layout = matchColumns(table, cells, all);
    else yield { layout, line, cells: layout.places.map((place) => cells[place] ?? null) };
  }
  if (layout === undefined) throw new ReadBackRefused(`${file} has no line with the names of its columns`);
}

/** Throws if the archive does not contain exactly the files of an export with tables. */
export function checkFiles({ path, manifest, names }: ExportArchive): void {
  const { counts } = manifest;
  if (counts === undefined)
    throw new ReadBackRefused(`${path} has no tables: it is a zip file with pictures`);
  const unknown = names.find((name) => name !== 'README.txt' && !knownArchiveFiles.includes(name));
  if (unknown !== undefined)
    throw new ReadBackRefused(`${path} has a file that this version does not know: ${unknown}`);
  const missing = knownArchiveFiles.find(
    (name) => !names.includes(name) || !counts.some((one) => one.name === name),
  );
  if (missing !== undefined)
    throw new ReadBackRefused(
      `${path} lacks ${missing}: it is a member's own data, or an export of an older version`,
    );
}

interface Checking {
  readonly noTransaction: NoTransaction;
  readonly archive: ExportArchive;
  readonly columns: ReadonlyMap<string, readonly DatabaseColumn[]>;
}

/** Reads every table once and checks each cell. Nothing is written. Answers the faults. */
export async function checkTables(
  { noTransaction, archive, columns }: Checking,
  tables: readonly string[],
): Promise<ArchiveFault[]> {
  const faults: ArchiveFault[] = [];
  for (const table of tables) {
    const all = columns.get(table);
    if (all === undefined) throw new ReadBackRefused(`this database has no table ${table}`);
    faults.push(...(await checkTable(noTransaction, archive, table, all)));
    if (faults.length >= mostFaults) break;
  }
  // The files for human readers are not imported, but they must match the manifest too.
  for (const name of archive.names.filter((one) => !one.startsWith('tables/')))
    for await (const _ of archive.bytes(name)) void _;
  return faults.slice(0, mostFaults);
}

async function checkTable(
  noTransaction: NoTransaction,
  archive: ExportArchive,
  table: string,
  all: readonly DatabaseColumn[],
): Promise<ArchiveFault[]> {
  const file = archivePathOfTable(table);
  const faults: ArchiveFault[] = [];
  const jsons = all.filter(({ type }) => type === 'jsonb').map(({ name }) => name);
  const sums = new Map(summedColumnNames(all).map((name) => [name, 0n]));
  let rows = 0;
  for await (const { layout, line, cells } of archivedRows(archive, table, all)) {
    rows += 1;
    const at = (name: string) => layout.columns.findIndex((column) => column.name === name);
    const wrong = layout.columns.findIndex((column, n) => cellFault(column, cells[n] ?? null) !== undefined);
    const column = layout.columns[wrong];
    const reason =
      column === undefined
        ? await rowFault(noTransaction, table, (name) => cells[at(name)] ?? null, jsons)
        : `${column.name} ${cellFault(column, cells[wrong] ?? null)}`;
    if (reason !== undefined) faults.push({ file, line, reason });
    else for (const [name, sum] of sums) sums.set(name, sum + BigInt(cells[at(name)] ?? 0));
    if (faults.length >= mostFaults) return faults;
  }
  if (faults.length === 0) faults.push(...countFaults(archive, file, rows, sums));
  return faults;
}

/** The differences between a file's rows or sums and the manifest. */
function countFaults(
  { manifest }: ExportArchive,
  file: string,
  rows: number,
  sums: ReadonlyMap<string, bigint>,
): ArchiveFault[] {
  const said = manifest.counts?.find(({ name }) => name === file);
  const faults: ArchiveFault[] = [];
  if (said?.rows !== rows)
    faults.push({ file, line: 0, reason: `has ${rows} rows, and ${said?.rows} in the manifest` });
  for (const [name, sum] of sums)
    if ((said?.sums[name] ?? '0') !== String(sum))
      faults.push({
        file,
        line: 0,
        reason: `${name} adds up to ${sum}, and to ${said?.sums[name]} in the manifest`,
      });
  return faults;
}
