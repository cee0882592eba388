import type { JudgedRow } from './judge.ts';

/** A judged row as it is stored. */
export function keptRow({ row, cells, orderIndex, state, faults, known }: JudgedRow) {
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
