import type { VipColumn } from '@crossdock/contract/vipImports/columns.ts';
import { saidTogether } from '../platform/sheetFaults.ts';
import type { Faults, Group, ReadRow } from './rows.ts';

export interface Said {
  readonly text: string;
  readonly row: ReadRow;
}
/** Reads a value that the rows of an order share: it may be in each of them or in one. */
export type SaidOnce = (column: VipColumn) => Said;

export const saidOnce = (group: Group, faults: Faults): SaidOnce =>
  saidTogether(group, faults, 'vipImport.differs');
