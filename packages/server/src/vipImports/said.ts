import type { VipColumn } from '@crossdock/contract/vipImports/columns.ts';
import { type Faults, type Group, normal, type ReadRow } from './rows.ts';

export interface Said {
  readonly text: string;
  readonly row: ReadRow;
}
/** What the rows of an order say together: it may stand in each of them or in one. */
export type SaidOnce = (column: VipColumn) => Said;

export function saidOnce(group: Group, faults: Faults): SaidOnce {
  return (column) => {
    const [first, ...others] = group.filter(({ cells }) => cells[column]);
    if (first === undefined) return { text: '', row: group[0] };
    const text = first.cells[column] ?? '';
    for (const row of others)
      if (normal(row.cells[column] ?? '') !== normal(text))
        faults.add(row, column, 'vipImport.differs', { row: first.row });
    return { text, row: first };
  };
}
