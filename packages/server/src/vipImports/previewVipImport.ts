import { createHash } from 'node:crypto';
import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { maxVipRows, type VipColumn, vipColumns } from '@crossdock/contract/vipImports/columns.ts';
import { vipRefusal } from '../checkout/vipOrders.ts';
import type { Tx } from '../platform/db.ts';
import { withPreparation } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import type { Member } from '../platform/scope.ts';
import { knownColumns, toRecords, unknownHeads } from '../platform/sheetColumns.ts';
import { readSheetRows } from '../platform/sheetReader.ts';
import { resultColumns, sheetColumns } from './columns.ts';
import { vipImportJob } from './importJobs.ts';
import { groupByOrder, type ParsedVipRow } from './rows.ts';
import { type ImportRow, insertImport, removeImport, unfinishedImportsOf } from './store.ts';
import { vipImportViewOf } from './view.ts';

/** How many previews of one member may be open at once, because each stores its rows. */
const maxOpen = 10;
const previewDays = 7;

export const previewVipImport = withPreparation<'previewVipImport'>()({
  look: (tx, actor) => vipRefusal(tx, actor),
  prepare: async (noTransaction, actor, { file }) => {
    const read = await readSheetRows(noTransaction, file, maxVipRows);
    if (isRefusal(read)) return read;
    const records = toRecords(read, sheetColumns, actor.lang);
    if (isRefusal(records)) return records;
    return {
      digest: createHash('sha256').update(file.bytes).digest('base64url'),
      filename: file.filename.slice(-100),
      columns: knownColumns(read, sheetColumns),
      unknownHeads: unknownHeads(read, [...sheetColumns, ...resultColumns]).slice(0, 30),
      rows: records.map(({ row, ...cells }) => ({ row, cells: withoutBlanks(cells) })),
    };
  },
  handle: async (tx, actor, _input, { jobs }, read) => {
    const open = await unfinishedImportsOf(tx, actor.memberId);
    const same = open.find(({ digest }) => digest === read.digest);
    if (same && same.state !== 'preview') return vipImportViewOf(same);
    if (same) await removeImport(tx, same);
    else if (open.length >= maxOpen) return refuse('vipImport.tooMany', { max: maxOpen });
    // If the file was uploaded before, its import keeps the id, because pages may have it open.
    const kept = await keep(tx, actor, read, same?.id ?? newId());
    jobs.enqueue(tx, vipImportJob, { importId: kept.id, state: 'reading' });
    return vipImportViewOf(kept);
  },
});

interface ReadFile {
  readonly digest: string;
  readonly filename: string;
  readonly columns: readonly VipColumn[];
  readonly unknownHeads: readonly string[];
  readonly rows: readonly ParsedVipRow[];
}

/** Stores the file as it was read; a worker judges it. */
async function keep(tx: Tx, actor: Member, { rows, ...read }: ReadFile, id: string): Promise<ImportRow> {
  const groups = groupByOrder(rows);
  const kept = await insertImport(
    tx,
    {
      ...read,
      columns: [...read.columns],
      unknownHeads: [...read.unknownHeads],
      id,
      memberId: actor.memberId,
      state: 'reading',
      lang: actor.lang,
      rowCount: rows.length,
      orderCount: groups.length,
      goodCount: 0,
      badCount: 0,
      knownCount: 0,
      progressAt: tx.now,
      expiresAt: tx.later(previewDays * 86_400_000),
    },
    groups.flatMap((group, at) =>
      group.map(({ row, cells }) => ({
        rowNumber: row,
        orderIndex: at + 1,
        cells,
        faults: [],
        state: 'read',
        orderId: null,
        orderNumber: '',
      })),
    ),
  );
  if (kept) return kept;
  // If a file is uploaded twice at once, both use the same import.
  const open = await unfinishedImportsOf(tx, actor.memberId);
  const same = open.find(({ digest }) => digest === read.digest);
  if (same === undefined) throw new Error('an import is there and is not');
  return same;
}

function withoutBlanks(cells: Readonly<Record<VipColumn, string>>): ParsedVipRow['cells'] {
  return Object.fromEntries(vipColumns.flatMap((column) => (cells[column] ? [[column, cells[column]]] : [])));
}
