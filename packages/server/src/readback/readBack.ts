import { importableTableFileNames } from '../leaving/files.ts';
import type { Config } from '../platform/config.ts';
import type { NoTransaction } from '../platform/db.ts';
import { encryptionWith } from '../platform/encryption.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { openFileStore } from '../platform/files.ts';
import { type ExportArchive, openArchive } from './archive.ts';
import { archivedRows, checkFiles, checkTables } from './checkArchive.ts';
import { summedColumnNames } from './columns.ts';
import { csvRows } from './csvRows.ts';
import {
  type AccountLine,
  analyzeTables,
  balanceTotals,
  countAndSumRows,
  disableSecretsAndSending,
  type RowTotals,
  rebuildDerivedTables,
  recomputeBalances,
} from './finish.store.ts';
import { resolveDanglingKeys } from './keys.store.ts';
import { checkVolume, storePictures } from './pictures.ts';
import { ReadBackRefused } from './refused.ts';
import { differencesFromArchive, faultLines, type ImportTotals, reportText } from './report.ts';
import {
  moveStaffToTempTable,
  type PlaceholderValues,
  placeholderValues,
  restoreShopSettings,
  restoreStaff,
  writeRows,
} from './rows.store.ts';
import {
  beginWithoutForeignKeys,
  clearShop,
  commit,
  connectTo,
  findEmptyShop,
  hasRows,
  type ImportTarget,
  loadTableColumns,
  lockReadBack,
  resumeShop,
  rollback,
} from './target.store.ts';

interface Wanted {
  readonly code: string;
  /** The zip files of an export: the one with the tables, and those with pictures. */
  readonly archives: readonly string[];
  readonly isDryRun: boolean;
}

/** Everything that a run needs. */
interface Run {
  readonly noTransaction: NoTransaction;
  readonly config: Config;
  readonly target: ImportTarget;
  readonly tables: ExportArchive;
  readonly volumes: readonly ExportArchive[];
  readonly madeUp: PlaceholderValues;
  readonly report: (line: string) => void;
}

/**
 * The tables that are written first, in one transaction: the shop's own row, and its staff. The staff are the people
 * of the archive combined with those who are already in the shop.
 */
const first = ['shops', 'staff'];

/**
 * Imports an export into a shop that is empty and not open. Answers a report; `isEqual` says whether rows and sums
 * match the archive. Throws `ReadBackRefused` for archives and shops that it does not accept. If the process was
 * killed, calling it again continues the import.
 */
export async function readBack(
  noTransaction: NoTransaction,
  config: Config,
  { code, archives, isDryRun }: Wanted,
  report: (line: string) => void,
): Promise<{ text: string; isEqual: boolean }> {
  const opened: ExportArchive[] = [];
  const client = await connectTo(config.DATABASE_URL);
  try {
    for (const path of archives) opened.push(await openArchive(noTransaction, path));
    const tables = opened.find(({ manifest }) => manifest.counts !== undefined);
    if (tables === undefined) throw new ReadBackRefused('None of the files has the tables of an export.');
    checkFiles(tables);
    const volumes = opened.filter((one) => one !== tables);
    for (const volume of volumes) checkVolume(tables, volume);
    const shop = await findEmptyShop(client, code);
    await lockReadBack(client, shop.id);
    const target: ImportTarget = { client, shopId: shop.id, columns: await loadTableColumns(client) };
    const madeUp = placeholderValues(encryptionWith(config.APP_SECRET));
    const run: Run = { noTransaction, config, target, tables, volumes, madeUp, report };
    const goesOn = shop.under === tables.sha256 && !isDryRun;
    if (!goesOn) await refuseFaults(run);
    return isDryRun ? await rehearse(run) : await write(run, goesOn);
  } finally {
    await client.end();
    for (const archive of opened) await archive.close();
  }
}

async function refuseFaults({ noTransaction, target, tables, report }: Run): Promise<void> {
  report('Checking every row of the archive.');
  const faults = await checkTables(
    { noTransaction, archive: tables, columns: target.columns },
    importableTableFileNames,
  );
  if (faults.length > 0)
    throw new ReadBackRefused(
      ['The archive cannot be read back; nothing was written.', ...faultLines(faults)].join('\n'),
    );
}

/** Runs the whole import in one transaction, and rolls it back. Pictures are not stored. */
async function rehearse(run: Run): Promise<{ text: string; isEqual: boolean }> {
  const { target, tables } = run;
  try {
    await beginWithoutForeignKeys(target.client);
    await clearShop(target, tables.sha256);
    const staffBeside = await writeFirst(run);
    for (const table of laterTables) await writeTable(run, table);
    const outcome = await finish(run, staffBeside);
    const pictures = `Pictures and documents in the given files: ${run.volumes.reduce((n, { names }) => n + names.length, 0)}`;
    return {
      text: reportText(tables, outcome, pictures, true),
      isEqual: differencesFromArchive(tables, outcome).length === 0,
    };
  } finally {
    await rollback(target.client);
  }
}

const laterTables = importableTableFileNames.filter((table) => !first.includes(table));

async function write(run: Run, goesOn: boolean): Promise<{ text: string; isEqual: boolean }> {
  const { target, tables, report } = run;
  if (!goesOn)
    await inTransaction(target, async () => {
      await clearShop(target, tables.sha256);
      await writeFirst(run);
    });
  report(goesOn ? 'Going on where the last run ended.' : 'The shop is paused.');
  for (const table of laterTables) {
    if (await hasRows(target, table)) continue;
    const rows = await inTransaction(target, () => writeTable(run, table));
    if (rows > 0) report(`${table}: ${rows}`);
  }
  const pictures = await allPictures(run);
  const outcome = await inTransaction(target, async () => {
    const found = await finish(run, await staffBesides(run));
    await resumeShop(target);
    return found;
  });
  return {
    text: reportText(tables, outcome, pictures, false),
    isEqual: differencesFromArchive(tables, outcome).length === 0,
  };
}

/** The number of people in the shop who are not in the archive. */
async function staffBesides({ target, tables }: Run): Promise<number> {
  const { rows } = await countAndSumRows(target, 'staff', []);
  return rows - (tables.manifest.counts?.find(({ name }) => name === 'tables/staff.csv')?.rows ?? 0);
}

async function inTransaction<T>({ client }: ImportTarget, work: () => Promise<T>): Promise<T> {
  await beginWithoutForeignKeys(client);
  try {
    const done = await work();
    await commit(client);
    return done;
  } catch (error) {
    await rollback(client);
    throw error;
  }
}

async function writeFirst(run: Run): Promise<number> {
  const { target, tables } = run;
  for await (const { layout, cells } of archivedRows(tables, 'shops', columnsIn(target, 'shops')))
    await restoreShopSettings(
      target,
      fieldOf(layout.columns, 'name'),
      cells,
      fieldOf(layout.columns, 'type'),
    );
  await moveStaffToTempTable(target);
  await writeTable(run, 'staff');
  return restoreStaff(target);
}

const columnsIn = ({ columns }: ImportTarget, table: string) => columns.get(table) ?? [];

async function writeTable({ target, tables, madeUp }: Run, table: string): Promise<number> {
  const rows = archivedRows(tables, table, columnsIn(target, table));
  const head = await rows.next();
  if (head.done) return 0;
  const { layout, cells } = head.value;
  const all = async function* () {
    yield cells;
    for await (const row of rows) yield row.cells;
  };
  return writeRows(target, { table, columns: fieldOf(layout.columns, 'name'), rows: all() }, madeUp);
}

/** Makes the checks that need more than one row, and rebuilds derived data. */
async function finish(run: Run, staffBeside: number): Promise<ImportTotals> {
  const { target, tables, report } = run;
  report('Comparing.');
  await analyzeTables(
    target,
    importableTableFileNames.filter((table) => table !== 'shops'),
  );
  const { leftOut, faults } = await resolveDanglingKeys(target);
  refuseUnfit(faults);
  refuseUnfit(await recomputeBalances(target, accountLines(tables)));
  await disableSecretsAndSending(target);
  await rebuildDerivedTables(target);
  const found = new Map<string, RowTotals>();
  for (const table of importableTableFileNames)
    found.set(table, await countAndSumRows(target, table, summedColumnNames(columnsIn(target, table))));
  return { tables: found, totals: await balanceTotals(target), leftOut, staffBeside };
}

function refuseUnfit(faults: readonly string[]): void {
  if (faults.length === 0) return;
  throw new ReadBackRefused(
    [
      'What is in the archive does not fit together. Without --dry-run the shop stays paused: read back another archive, or remove the shop.',
      ...faults,
    ].join('\n'),
  );
}

async function* accountLines(tables: ExportArchive): AsyncGenerator<AccountLine> {
  let isHead = true;
  for await (const { cells } of csvRows('accounts.csv', tables.bytes('accounts.csv'))) {
    const [kind = null, member = null, balance = null] = cells;
    if (!isHead) yield [kind, member, balance];
    isHead = false;
  }
}

async function allPictures({ noTransaction, config, target, volumes, report }: Run): Promise<string> {
  const store = await openFileStore(config);
  let [stored, missing] = [0, 0];
  const refused: string[] = [];
  for (const volume of volumes) {
    report(`Pictures of ${volume.path}`);
    const of = await storePictures({ noTransaction, store, target }, volume);
    stored += of.stored;
    missing += of.missing;
    refused.push(...of.refused);
  }
  const { rows } = await countAndSumRows(target, 'files', []);
  const lines = [
    `Pictures and documents: ${rows} in the tables, ${stored} stored, ${missing} missing in the export itself`,
  ];
  if (rows > stored + missing) lines.push(`  ${rows - stored - missing} are in none of the given files`);
  if (refused.length > 0) lines.push(`  not taken: ${refused.slice(0, 20).join(', ')}`);
  return lines.join('\n');
}
