import type { VipColumn } from '@crossdock/contract/vipImports/columns.ts';
import { sharedCellReader } from '../platform/sheetFaults.ts';
import type { Faults, Group, ReadRow } from './rows.ts';

export interface SharedCell {
  readonly text: string;
  readonly row: ReadRow;
}
/** Reads a value that the rows of an order share: it may be in each of them or in one. */
export type SharedCells = (column: VipColumn) => SharedCell;

export const sharedCells = (group: Group, faults: Faults): SharedCells =>
  sharedCellReader(group, faults, 'vipImport.differs');
