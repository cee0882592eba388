import type { Params } from '@crossdock/contract/refusals.ts';
import type { ImportFault, VipCells, VipColumn } from '@crossdock/contract/vipImports/columns.ts';

/** A row as it was read, in the words that were typed. */
export interface ReadRow {
  readonly row: number;
  readonly cells: VipCells;
}

/** The rows of one order. */
export type Group = readonly [ReadRow, ...ReadRow[]];

/** Rows of the same order key belong to one order, wherever they stand; a row without one stands alone. */
export function groupsOf(rows: readonly ReadRow[]): Group[] {
  const byKey = new Map<string, [ReadRow, ...ReadRow[]]>();
  for (const row of rows) {
    const typed = normal(row.cells.orderKey ?? '');
    const key = typed === '' ? `row ${row.row}` : `key ${typed}`;
    const group = byKey.get(key);
    if (group) group.push(row);
    else byKey.set(key, [row]);
  }
  return [...byKey.values()];
}

/** As names are compared: widths, blanks and case say nothing. */
export function normal(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}

/** Collects what is wrong with the rows of a table. */
export class Faults {
  readonly #byRow = new Map<number, ImportFault[]>();

  add(row: ReadRow, column: VipColumn | null, error: string, params: Params = {}): void {
    const known = this.#byRow.get(row.row) ?? [];
    // One thing at a time for each cell: what was said first is what has to be mended first.
    if (known.some((fault) => fault.column === column && column !== null)) return;
    this.#byRow.set(row.row, [...known, { column, error, params }]);
  }

  of(row: ReadRow): readonly ImportFault[] {
    return this.#byRow.get(row.row) ?? [];
  }

  in(group: Group): boolean {
    return group.some((row) => this.#byRow.has(row.row));
  }

  forget(group: Group): void {
    for (const row of group) this.#byRow.delete(row.row);
  }
}
