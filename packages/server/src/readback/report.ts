import type { ExportArchive } from './archive.ts';
import type { ArchiveFault } from './checkArchive.ts';
import type { RowTotals } from './finish.store.ts';
import type { SkippedRowCounts } from './keys.store.ts';

/** The content of the shop after everything was written. */
export interface ImportTotals {
  readonly tables: ReadonlyMap<string, RowTotals>;
  readonly totals: Readonly<Record<string, string>>;
  readonly leftOut: SkippedRowCounts;
  /** The number of people who were in the shop before and are not in the archive. */
  readonly staffBeside: number;
}

/** The differences between the archive and the shop, one line each; none if they are equal. */
export function differencesFromArchive({ manifest }: ExportArchive, outcome: ImportTotals): string[] {
  const said = new Map(manifest.counts?.map((one) => [one.name, one]));
  const found: string[] = [];
  for (const [table, { rows, sums }] of outcome.tables) {
    const its = said.get(`tables/${table}.csv`);
    const expected =
      (its?.rows ?? 0) - (outcome.leftOut.get(table) ?? 0) + (table === 'staff' ? outcome.staffBeside : 0);
    if (rows !== expected) found.push(`${table}: ${expected} rows in the archive, ${rows} in the shop`);
    if (outcome.leftOut.has(table)) continue;
    for (const [name, sum] of Object.entries(sums))
      if (name in (its?.sums ?? {}) && its?.sums[name] !== sum)
        found.push(`${table}: ${name} adds up to ${its?.sums[name]} in the archive, ${sum} in the shop`);
  }
  for (const { what, archive, shop } of mainSums(said, outcome))
    if (archive !== shop) found.push(`${what}: ${archive} in the archive, ${shop} in the shop`);
  return found;
}

type Said = ReadonlyMap<string, { readonly rows: number; readonly sums: Readonly<Record<string, string>> }>;

function mainSums(said: Said, { tables, totals, leftOut }: ImportTotals) {
  const rows = (file: string) => String(said.get(`${file}.csv`)?.rows ?? 0);
  const sum = (file: string, column: string) => said.get(`${file}.csv`)?.sums[column] ?? '0';
  const here = (table: string) => String(tables.get(table)?.rows ?? 0);
  const late = leftOut.get('ledger_accounts') ?? 0;
  return [
    { what: 'members', archive: rows('members'), shop: here('members') },
    { what: 'parcels', archive: rows('parcels'), shop: here('parcels') },
    { what: 'orders', archive: rows('orders'), shop: here('orders') },
    { what: 'movements in the ledger', archive: rows('ledger'), shop: here('ledger_transfers') },
    {
      what: 'moved in the ledger',
      archive: sum('ledger', 'amount_minor'),
      shop: tables.get('ledger_transfers')?.sums.amount_minor ?? '0',
    },
    { what: 'accounts', archive: String(Number(rows('accounts')) - late), shop: totals.accounts ?? '' },
    { what: 'trial balance', archive: sum('accounts', 'balance_minor'), shop: totals.trialBalance ?? '' },
    { what: "members' balances", archive: sum('balances', 'balance_minor'), shop: totals.balances ?? '' },
    { what: "members' points", archive: sum('points', 'points'), shop: totals.points ?? '' },
  ];
}

/** Faults, one line each. */
export const faultLines = (faults: readonly ArchiveFault[]): string[] =>
  faults.map(({ file, line, reason }) =>
    line === 0 ? `${file}: ${reason}` : `${file}, line ${line}: ${reason}`,
  );

/** The report of a run, to be printed and stored. */
export function reportText(
  archive: ExportArchive,
  outcome: ImportTotals,
  pictures: string,
  isDryRun: boolean,
): string {
  const { manifest } = archive;
  const said: Said = new Map(manifest.counts?.map((one) => [one.name, one]));
  const found = differencesFromArchive(archive, outcome);
  const table = (cells: readonly string[]) =>
    `${(cells[0] ?? '').padEnd(28)}${cells
      .slice(1)
      .map((cell) => cell.padStart(18))
      .join('')}`;
  return [
    `Export of ${manifest.name} (${manifest.currency}) at ${manifest.moment}, manifest ${archive.sha256.slice(0, 16)}`,
    '',
    table(['', 'archive', 'shop']),
    ...mainSums(said, outcome).map(({ what, archive: there, shop }) => table([what, there, shop])),
    '',
    table(['rows of tables', 'archive', 'shop', 'left out']),
    ...[...outcome.tables].map(([name, { rows }]) =>
      table([
        name,
        String(said.get(`tables/${name}.csv`)?.rows ?? 0),
        String(rows),
        String(outcome.leftOut.get(name) ?? ''),
      ]),
    ),
    '',
    pictures,
    ...(outcome.staffBeside > 0
      ? [`People of the shop itself beside the archive's: ${outcome.staffBeside}`]
      : []),
    'Off until somebody sets them up again: passwords of staff and members, program keys, webhooks, accounts of payment and e-invoices.',
    ...(isDryRun ? ['A dry run: nothing was written.'] : []),
    found.length === 0
      ? 'EQUAL: rows and sums of every table are those of the archive.'
      : `DIFFERS:\n${found.map((line) => `  ${line}`).join('\n')}`,
  ].join('\n');
}
