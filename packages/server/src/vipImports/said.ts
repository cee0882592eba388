import type { VipColumn } from '@crossdock/contract/vipImports/columns.ts';
import { saidTogether } from '../platform/sheetFaults.ts';
import type { Faults, Group, ReadRow } from './rows.ts';

export interface Said {
  readonly text: string;
  readonly row: ReadRow;
}
/** What the rows of an order say together: it may stand in each of them or in one. */
export type SaidOnce = (column: VipColumn) => Said;

export const saidOnce = (group: Group, faults: Faults): SaidOnce =>
  saidTogether(group, faults, 'vipImport.differs');
