import type { VipCells, VipColumn } from '@crossdock/contract/vipImports/columns.ts';
import { SheetFaults } from '../platform/sheetFaults.ts';
import { normalizedName } from '../platform/sheetNames.ts';

/** A row as it was read, with the typed texts. */
export interface ReadRow {
  readonly row: number;
  readonly cells: VipCells;
}

/** The rows of one order. */
export type Group = readonly [ReadRow, ...ReadRow[]];

/** Rows with the same order key belong to one order, in any position; a row without a key is an order of its own. */
export function groupByOrder(rows: readonly ReadRow[]): Group[] {
  const byKey = new Map<string, [ReadRow, ...ReadRow[]]>();
  for (const row of rows) {
    const typed = normalizedName(row.cells.orderKey ?? '');
    const key = typed === '' ? `row ${row.row}` : `key ${typed}`;
    const group = byKey.get(key);
    if (group) group.push(row);
    else byKey.set(key, [row]);
  }
  return [...byKey.values()];
}

/** Collects the faults of a sheet's rows. */
export class Faults extends SheetFaults<VipColumn> {}
