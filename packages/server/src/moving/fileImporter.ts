import { type ImportCellFault, RowCells } from '@crossdock/domain/moving/cells.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import type { Shop } from '../platform/shop.ts';
import { cellTermsOf, type ImportRow, type RowOutcome, type StagedRow } from './store.ts';

/** The shop whose file is imported, and the clerk in whose name the rows are written. */
export interface ImportActor {
  readonly shop: Shop;
  readonly staffId: string;
}

export type EarlierContent = Readonly<Record<string, string | number | boolean | null>>;

/** The change that a row would make, or its fault. */
export type RowVerdict =
  | {
      readonly state: 'new' | 'changed' | 'same';
      readonly subjectId: string | null;
      /** The content that the row replaces; null if there was none. */
      readonly before?: EarlierContent | null;
      /** For kinds that are worth money or points: the amount to enter, which may be below 0. */
      readonly amount?: number;
    }
  | { readonly fault: ImportCellFault };

/** A value that two rows of a file may not share. */
export interface UniqueValue {
  readonly column: string;
  readonly value: string;
}

export interface ValidRow<F> {
  readonly facts: F;
  readonly verdict: Exclude<RowVerdict, { readonly fault: ImportCellFault }>;
}

/** The functions for one kind of file: reading it, comparing it with existing data, writing it, and undoing it. */
export interface FileImporter<F> {
  /** Reads the facts of a row. Faults of a cell are noted in the cells. */
  readonly read: (cells: RowCells, shop: Shop) => F;
  readonly marks: (facts: F) => readonly UniqueValue[];
  /** Answers one verdict for each row, in order. Writes nothing. */
  readonly judge: (tx: Tx, mover: ImportActor, rows: readonly F[]) => Promise<RowVerdict[]>;
  /** Writes new and changed rows. Answers the id that each row created, or why it could not be written. */
  readonly write: (
    tx: Tx,
    mover: ImportActor,
    rows: readonly ValidRow<F>[],
  ) => Promise<(string | ImportCellFault)[]>;
  /** Undoes rows whose content is still as it was written. True for each one that was undone. */
  readonly undo: (tx: Tx, mover: ImportActor, rows: readonly WrittenRow<F>[]) => Promise<boolean[]>;
  /** For kinds that are worth money or points: the amount that a row of the file names. */
  readonly amountOf?: (facts: F) => number;
  /** The most rows of one transaction: fewer if a row takes long, more if rows belong together. */
  readonly atOnce?: number;
  /** Rows for which this answers the same text are written together or not at all. */
  readonly together?: (facts: F) => string;
  /** Called after the last row was written. */
  readonly finish?: (tx: Tx, of: ImportRow) => Promise<void>;
  /** Called before the first row is undone. */
  readonly beforeUndo?: (tx: Tx, of: ImportRow) => Promise<void>;
}

export interface WrittenRow<F> {
  readonly facts: F;
  readonly subjectId: string;
  readonly before: EarlierContent | null;
  readonly amount: number;
}

export interface JudgedRow {
  readonly outcome: RowOutcome;
  readonly marks: readonly UniqueValue[];
  readonly total: number;
}

/** An importer of one kind of file, without the type parameter for its facts. */
export interface AnyFileImporter {
  readonly atOnce: number | undefined;
  readonly judge: (
    tx: Tx,
    mover: ImportActor,
    of: ImportRow,
    rows: readonly StagedRow[],
  ) => Promise<JudgedRow[]>;
  /** Judges the rows again and writes them, except a row whose amount is no longer the one that the importer saw. */
  readonly write: (
    tx: Tx,
    mover: ImportActor,
    of: ImportRow,
    rows: readonly StagedRow[],
  ) => Promise<RowOutcome[]>;
  readonly undo: (
    tx: Tx,
    mover: ImportActor,
    of: ImportRow,
    rows: readonly StagedRow[],
  ) => Promise<RowOutcome[]>;
  readonly finish: (tx: Tx, of: ImportRow) => Promise<void>;
  readonly beforeUndo: (tx: Tx, of: ImportRow) => Promise<void>;
}

interface ReadRow<F> {
  readonly staged: StagedRow;
  readonly facts: F;
  readonly faults: readonly ImportCellFault[];
}

export const cellFault = (
  column: string | null,
  error: string,
  params: ImportCellFault['params'] = {},
): { readonly fault: ImportCellFault } => ({ fault: { column, error, params } });

export function hideFactsType<F>(kind: FileImporter<F>): AnyFileImporter {
  const judgeRead = async (tx: Tx, mover: ImportActor, read: readonly ReadRow<F>[]) => {
    const sound = read.filter(({ faults }) => faults.length === 0);
    const verdicts = await kind.judge(tx, mover, fieldOf(sound, 'facts'));
    const judged = new Map(sound.map((row, at) => [row, verdicts[at]]));
    return kind.together ? allOrNone(read, judged, kind.together) : judged;
  };
  return {
    atOnce: kind.atOnce,
    judge: async (tx, mover, of, rows) => {
      const read = readRows(kind, mover, of, rows);
      const verdicts = await judgeRead(tx, mover, read);
      return read.map((row) => ({
        outcome: outcomeOf(row, verdicts.get(row)),
        marks: row.faults.length === 0 ? kind.marks(row.facts) : [],
        total: kind.amountOf?.(row.facts) ?? 0,
      }));
    },
    write: async (tx, mover, of, rows) => {
      const read = readRows(kind, mover, of, rows);
      const verdicts = await judgeRead(tx, mover, read);
      const judged = read.map((row) => ({ row, outcome: outcomeOf(row, verdicts.get(row)) }));
      const open = judged.flatMap(({ row, outcome }) => {
        const verdict = verdicts.get(row);
        const isOpen = outcome.state === 'new' || outcome.state === 'changed';
        if (!isOpen || verdict === undefined || 'fault' in verdict) return [];
        if (outcome.amount !== row.staged.amount) return [];
        return [{ row, facts: row.facts, verdict }];
      });
      const made = await kind.write(tx, mover, open);
      const madeOf = new Map(open.map(({ row }, at) => [row, made[at]]));
      return judged.map(({ row, outcome }) => writtenOutcome(outcome, madeOf.get(row), row.staged));
    },
    undo: async (tx, mover, of, rows) => {
      const read = readRows(kind, mover, of, rows);
      const verdicts = await judgeRead(tx, mover, read);
      const untouched = read.flatMap((row) => {
        const verdict = verdicts.get(row);
        const isSame = verdict !== undefined && !('fault' in verdict) && verdict.state === 'same';
        const { subjectId, before, amount } = row.staged;
        // For kinds that are worth money or points, only the amount that this import entered is undone, whatever has
        // changed since.
        if ((!isSame && amount === 0) || subjectId === null) return [];
        return [{ row, written: { facts: row.facts, subjectId, before, amount } }];
      });
      const gone = await kind.undo(tx, mover, fieldOf(untouched, 'written'));
      const goneRows = new Set(untouched.filter((_, at) => gone[at]).map(({ row }) => row.staged));
      return rows.map((row) => ({ ...row, state: goneRows.has(row) ? 'undone' : 'kept' }));
    },
    finish: async (tx, of) => kind.finish?.(tx, of),
    beforeUndo: async (tx, of) => kind.beforeUndo?.(tx, of),
  };
}

/** Makes a row faulty if any row that belongs together with it is faulty. */
function allOrNone<F>(
  read: readonly ReadRow<F>[],
  judged: ReadonlyMap<ReadRow<F>, RowVerdict | undefined>,
  together: (facts: F) => string,
): Map<ReadRow<F>, RowVerdict | undefined> {
  const verdicts = new Map(judged);
  for (const rows of Map.groupBy(read, ({ facts }) => together(facts)).values()) {
    if (rows.every((row) => row.faults.length === 0)) continue;
    for (const row of rows)
      if (row.faults.length === 0) verdicts.set(row, cellFault(null, 'moving.rowTogether'));
  }
  return verdicts;
}

function readRows<F>(
  kind: FileImporter<F>,
  { shop }: ImportActor,
  of: ImportRow,
  rows: readonly StagedRow[],
): ReadRow<F>[] {
  const places = Object.entries(of.columns).map(
    ([column, head]) => [column, of.heads.indexOf(head)] as const,
  );
  const terms = cellTermsOf(shop);
  return rows.map((staged) => {
    const named = Object.fromEntries(places.map(([column, at]) => [column, staged.cells[at] ?? '']));
    const cells = new RowCells(named, of.columns, terms);
    const facts = kind.read(cells, shop);
    return { staged, facts, faults: cells.faults };
  });
}

function outcomeOf<F>({ staged, faults }: ReadRow<F>, verdict: RowVerdict | undefined): RowOutcome {
  const { rowNumber } = staged;
  const nothing = { rowNumber, subjectId: null, before: null, amount: 0 };
  if (verdict === undefined) return { ...nothing, state: 'faulty', faults };
  if ('fault' in verdict) return { ...nothing, state: 'faulty', faults: [verdict.fault] };
  const { state, subjectId, before = null, amount = 0 } = verdict;
  return { rowNumber, state, faults: [], subjectId, before, amount };
}

function writtenOutcome(
  outcome: RowOutcome,
  made: string | ImportCellFault | undefined,
  staged: StagedRow,
): RowOutcome {
  if (typeof made === 'string') return { ...outcome, state: 'written', subjectId: made };
  if (made !== undefined) return { ...outcome, state: 'failed', faults: [made], before: null, amount: 0 };
  if (outcome.state === 'same') return { ...outcome, amount: 0 };
  if (outcome.state === 'faulty') return { ...outcome, state: 'failed' };
  return {
    ...staged,
    state: 'failed',
    faults: [{ column: null, error: 'moving.changedSince', params: {} }],
    before: null,
    amount: 0,
  };
}

/** A table row that a file changes, with its new column values. */
export interface ColumnChange {
  readonly id: string;
  readonly columns: Readonly<Record<string, unknown>>;
}

/**
 * Undoes rows: new ones are deleted if nothing refers to them, and changed ones get their earlier content
 * back.
 */
export async function undoRows<F>(
  rows: readonly WrittenRow<F>[],
  remove: (ids: string[]) => Promise<ReadonlySet<string>>,
  restore: (changes: ColumnChange[]) => Promise<void>,
): Promise<boolean[]> {
  const gone = await remove(rows.filter(({ before }) => before === null).map(({ subjectId }) => subjectId));
  await restore(
    rows.flatMap(({ subjectId, before }) => (before === null ? [] : [{ id: subjectId, columns: before }])),
  );
  return rows.map(({ subjectId, before }) => before !== null || gone.has(subjectId));
}
