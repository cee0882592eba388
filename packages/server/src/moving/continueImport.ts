import type { NoTransaction, Tx } from '../platform/db.ts';
import type { Shop } from '../platform/shop.ts';
import type { AnyFileImporter, ImportActor, JudgedRow } from './fileImporter.ts';
import { fileImporters } from './fileImporters.ts';
import {
  changeImport,
  type ImportRow,
  lockUnfinishedImport,
  type RowOutcome,
  recordOutcomes,
  rowsAfter,
  rowsBefore,
} from './store.ts';

/** How often an import is started without making progress before it is given up. */
const triesAtMost = 5;

/** The number of rows in one transaction: few enough not to hold locks for long, enough to be fast. */
const pieces = { judged: 2_000, written: 1_000 } as const;

const pieceOf = (kind: AnyFileImporter, of: keyof typeof pieces): number => kind.atOnce ?? pieces[of];

/**
 * Continues an import: checks a file, writes it, or undoes it. The transaction of each piece records its progress, so
 * that after a killed process nothing is done twice. Answers the last error of an import that is given up.
 */
export async function continueImport(
  noTransaction: NoTransaction,
  shop: Shop,
  id: string,
): Promise<string | undefined> {
  const of = await noTransaction.transact((tx) => takeUp(tx, id));
  if (of === undefined) return undefined;
  if (of.failure !== '') return of.failure;
  const steps = { reading: judgeAll, writing: writeAll, undoing: undoAll };
  if (of.state === 'reading' || of.state === 'writing' || of.state === 'undoing')
    await steps[of.state](noTransaction, shop, id);
  return undefined;
}

/** Counts the try at the start, because a killed process cannot report it. */
async function takeUp(tx: Tx, id: string): Promise<ImportRow | undefined> {
  const of = await lockUnfinishedImport(tx, id);
  if (of === undefined) return undefined;
  const isGivenUp = of.tries >= triesAtMost;
  const changes = isGivenUp ? { failure: 'moving.broken' } : { tries: of.tries + 1, progressAt: tx.now };
  await changeImport(tx, id, changes);
  return { ...of, ...changes };
}

const moverOf = (shop: Shop, of: ImportRow): ImportActor => ({ shop, staffId: of.appliedBy ?? of.createdBy });

/** Values that no two rows of a file may share, by column and value, with the row that had it first. */
type Seen = Map<string, number>;

/** Checks all rows. It writes only results, so after an interruption it starts again from the first row. */
async function judgeAll(noTransaction: NoTransaction, shop: Shop, id: string): Promise<void> {
  const seen: Seen = new Map();
  let first = true;
  while (await noTransaction.transact((tx) => judgePiece(tx, shop, { id, seen, first }))) first = false;
}

interface Judging {
  readonly id: string;
  readonly seen: Seen;
  readonly first: boolean;
}

const noCounts = { newCount: 0, changedCount: 0, sameCount: 0, faultyCount: 0, total: 0, entering: 0 };

async function judgePiece(tx: Tx, shop: Shop, { id, seen, first }: Judging): Promise<boolean> {
  const of = await lockUnfinishedImport(tx, id);
  if (of?.state !== 'reading') return false;
  const before = first ? { ...noCounts, atRow: 0 } : of;
  const kind = fileImporters[of.kind];
  const most = pieceOf(kind, 'judged');
  const rows = await rowsAfter(tx, id, before.atRow, most);
  const judged = (await kind.judge(tx, moverOf(shop, of), of, rows)).map((row) => withoutRepeat(row, seen));
  const changed = judged.map(({ outcome }) => outcome);
  await recordOutcomes(tx, id, changed);
  const isLast = rows.length < most;
  const count = (state: string) => changed.filter((one) => one.state === state).length;
  await changeImport(tx, id, {
    ...(isLast ? { state: 'preview' as const, tries: 0 } : {}),
    atRow: rows.at(-1)?.rowNumber ?? before.atRow,
    newCount: before.newCount + count('new'),
    changedCount: before.changedCount + count('changed'),
    sameCount: before.sameCount + count('same'),
    faultyCount: before.faultyCount + count('faulty'),
    total: before.total + sum(judged.map(({ total, outcome }) => (outcome.state === 'faulty' ? 0 : total))),
    entering: before.entering + sum(changed.map(({ amount }) => Math.abs(amount))),
    progressAt: tx.now,
  });
  return !isLast;
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/**
 * Marks a row as faulty if it repeats an earlier row. If a piece runs twice, a row does not count as a repeat
 * of itself.
 */
function withoutRepeat(row: JudgedRow, seen: Seen): JudgedRow {
  const { rowNumber } = row.outcome;
  for (const { column, value } of row.marks) {
    const at = seen.get(`${column} ${value}`);
    if (at !== undefined && at !== rowNumber) {
      const faults = [{ column, error: 'moving.twice', params: { row: at } }];
      return {
        ...row,
        outcome: { ...row.outcome, state: 'faulty', faults, subjectId: null, before: null, amount: 0 },
      };
    }
  }
  for (const { column, value } of row.marks) seen.set(`${column} ${value}`, rowNumber);
  return row;
}

async function writeAll(noTransaction: NoTransaction, shop: Shop, id: string): Promise<void> {
  while (await noTransaction.transact((tx) => writePiece(tx, shop, id)));
}

async function writePiece(tx: Tx, shop: Shop, id: string): Promise<boolean> {
  const of = await lockUnfinishedImport(tx, id);
  if (of?.state !== 'writing') return false;
  const kind = fileImporters[of.kind];
  const most = pieceOf(kind, 'written');
  const rows = await rowsAfter(tx, id, of.atRow, most);
  const open = rows.filter(({ state }) => state === 'new' || state === 'changed');
  const outcomes = open.length === 0 ? [] : await kind.write(tx, moverOf(shop, of), of, open);
  await recordOutcomes(tx, id, outcomes);
  const isLast = rows.length < most;
  const written = outcomes.filter(({ state }) => state === 'written');
  await changeImport(tx, id, {
    ...(isLast ? { state: 'done' as const, endedAt: tx.now } : {}),
    atRow: rows.at(-1)?.rowNumber ?? of.atRow,
    writtenCount: of.writtenCount + written.length,
    failedCount: of.failedCount + outcomes.filter(({ state }) => state === 'failed').length,
    sameCount: of.sameCount + outcomes.filter(({ state }) => state === 'same').length,
    entered: of.entered + sum(written.map(({ amount }) => amount)),
    // The import made progress, so earlier failures no longer count.
    tries: 0,
    progressAt: tx.now,
  });
  if (isLast) await kind.finish(tx, of);
  return !isLast;
}

async function undoAll(noTransaction: NoTransaction, shop: Shop, id: string): Promise<void> {
  while (await noTransaction.transact((tx) => undoPiece(tx, shop, id)));
}

/**
 * Undoes rows from the last to the first. `atRow` is where the next piece ends; it is 0 before the first one.
 */
async function undoPiece(tx: Tx, shop: Shop, id: string): Promise<boolean> {
  const of = await lockUnfinishedImport(tx, id);
  if (of?.state !== 'undoing') return false;
  const kind = fileImporters[of.kind];
  const before = of.atRow === 0 ? Number.MAX_SAFE_INTEGER : of.atRow;
  if (of.atRow === 0) await kind.beforeUndo(tx, of);
  const most = pieceOf(kind, 'written');
  const rows = await rowsBefore(tx, id, Math.min(before, 2_147_483_647), most);
  const written = rows.filter(({ state }) => state === 'written');
  const undoer = { ...moverOf(shop, of), staffId: of.undoneBy ?? of.createdBy };
  const outcomes = written.length === 0 ? [] : await kind.undo(tx, undoer, of, written);
  await recordOutcomes(tx, id, outcomes);
  const isLast = rows.length < most;
  const gone = outcomes.filter(({ state }) => state === 'undone');
  await changeImport(tx, id, {
    ...(isLast ? { state: 'undone' as const, undoneAt: tx.now } : {}),
    atRow: rows.at(-1)?.rowNumber ?? of.atRow,
    undoneCount: of.undoneCount + gone.length,
    keptCount: of.keptCount + outcomes.length - gone.length,
    entered: of.entered - sum(gone.map(({ amount }: RowOutcome) => amount)),
    tries: 0,
    progressAt: tx.now,
  });
  return !isLast;
}
