import type { Params } from '@crossdock/contract/refusals.ts';
import { normalizedName } from './nameIndex.ts';

/** A row of a sheet as it was read, with the typed texts. */
export interface CellsRow<C extends string> {
  readonly row: number;
  readonly cells: Readonly<Partial<Record<C, string>>>;
}

/** A problem with a cell; if `column` is null, with its row as a whole. */
export interface CellFault<C extends string> {
  readonly column: C | null;
  readonly error: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Collects the problems of a sheet's rows. */
export class SheetFaults<C extends string> {
  readonly #byRow = new Map<number, CellFault<C>[]>();

  add(row: CellsRow<C>, column: C | null, error: string, params: Params = {}): void {
    const known = this.#byRow.get(row.row) ?? [];
    // Only one problem per cell is kept: the first one must be fixed first.
    if (known.some((fault) => fault.column === column && column !== null)) return;
    this.#byRow.set(row.row, [...known, { column, error, params }]);
  }

  of(row: CellsRow<C>): readonly CellFault<C>[] {
    return this.#byRow.get(row.row) ?? [];
  }

  in(group: readonly CellsRow<C>[]): boolean {
    return group.some((row) => this.#byRow.has(row.row));
  }

  forget(group: readonly CellsRow<C>[]): void {
    for (const row of group) this.#byRow.delete(row.row);
  }
}

/** The rows that belong to one item. */
export type RowGroup<C extends string> = readonly [CellsRow<C>, ...CellsRow<C>[]];

/**
 * The value that the rows of one item share: it may be in each row or in one of them. Reports `differs` if
 * they disagree.
 */
export function sharedCellReader<C extends string>(
  group: RowGroup<C>,
  faults: SheetFaults<C>,
  differs: string,
): (column: C) => { readonly text: string; readonly row: CellsRow<C> } {
  return (column) => {
    const [first, ...others] = group.filter(({ cells }) => cells[column]);
    if (first === undefined) return { text: '', row: group[0] };
    const text = first.cells[column] ?? '';
    for (const row of others)
      if (normalizedName(row.cells[column] ?? '') !== normalizedName(text))
        faults.add(row, column, differs, { row: first.row });
    return { text, row: first };
  };
}
