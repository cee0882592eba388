import { fieldMessage } from '@crossdock/contract/fieldTexts.ts';
import type { VipImportRow, vipImportView } from '@crossdock/contract/vipImports/calls.ts';
import { type ImportFault, type VipColumn, vipColumns } from '@crossdock/contract/vipImports/columns.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { z } from 'zod';
import type { ParsedVipRow } from './rows.ts';
import type { ImportRow, StoredImportRow } from './store.ts';

export function vipImportViewOf(row: ImportRow): z.infer<typeof vipImportView> {
  const state = row.failure === null ? row.state : 'failed';
  return { ...row, state, columns: vipColumns.filter((column) => row.columns.includes(column)) };
}

/** A stored row as it was read. */
export const toParsedRows = (kept: readonly StoredImportRow[]): ParsedVipRow[] =>
  kept.map(({ rowNumber, cells }) => ({ row: rowNumber, cells }));

export const faultText = ({ error, params }: ImportFault, lang: Lang): string =>
  fieldMessage(error, params, lang);

/** The cells of the sheet's columns, and of other columns with a fault. */
export function importRowView(kept: StoredImportRow, columns: readonly string[], lang: Lang): VipImportRow {
  const said = (fault: ImportFault) => ({ error: fault.error, message: faultText(fault, lang) });
  const at = new Map(kept.faults.map((fault) => [fault.column, fault]));
  const cellOf = (column: VipColumn) => {
    const fault = at.get(column);
    return { column, text: kept.cells[column] ?? '', fault: fault ? said(fault) : null };
  };
  return {
    row: kept.rowNumber,
    orderIndex: kept.orderIndex,
    state: kept.state,
    cells: vipColumns.filter((column) => columns.includes(column) || at.has(column)).map(cellOf),
    faults: kept.faults.filter(({ column }) => column === null).map(said),
    order: kept.orderId === null ? null : { id: kept.orderId, number: kept.orderNumber },
  };
}
