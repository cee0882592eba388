import type { VipCells, VipColumn } from '@crossdock/contract/vipImports/columns.ts';
import { normalizedName } from '../platform/nameIndex.ts';
import { SheetFaults } from '../platform/sheetFaults.ts';

/** A row as it was read, with the typed texts. */
export interface ParsedVipRow {
  readonly row: number;
  readonly cells: VipCells;
}

/** The rows of one order. */
export type OrderRowGroup = readonly [ParsedVipRow, ...ParsedVipRow[]];

/** Rows with the same order key belong to one order, in any position; a row without a key is an order of its own. */
export function groupByOrder(rows: readonly ParsedVipRow[]): OrderRowGroup[] {
  const byKey = new Map<string, [ParsedVipRow, ...ParsedVipRow[]]>();
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
