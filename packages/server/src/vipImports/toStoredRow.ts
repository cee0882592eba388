import type { JudgedRow } from './judgeRows.ts';

/** A judged row as it is stored. */
export function toStoredRow({ row, cells, orderIndex, state, faults, known }: JudgedRow) {
  return {
    rowNumber: row,
    orderIndex,
    cells,
    faults: [...faults],
    state,
    orderId: known?.id ?? null,
    orderNumber: known?.number ?? '',
  };
}
