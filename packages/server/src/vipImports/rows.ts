import type { VipCells, VipColumn } from '@crossdock/contract/vipImports/columns.ts';
import { SheetFaults } from '../platform/sheetFaults.ts';
import { normal } from '../platform/sheetNames.ts';

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

/** Collects what is wrong with the rows of a table. */
export class Faults extends SheetFaults<VipColumn> {}
