import type { VipColumn } from '@crossdock/contract/vipImports/columns.ts';
import { saidTogether } from '../platform/sheetFaults.ts';
import type { Faults, Group, ReadRow } from './rows.ts';

export interface SharedCell {
  readonly text: string;
  readonly row: ReadRow;
}
/** What the rows of an order say together: it may stand in each of them or in one. */
export type SharedCells = (column: VipColumn) => SharedCell;

export const sharedCells = (group: Group, faults: Faults): SharedCells =>
  saidTogether(group, faults, 'vipImport.differs');
