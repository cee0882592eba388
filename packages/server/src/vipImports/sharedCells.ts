import type { VipColumn } from '@crossdock/contract/vipImports/columns.ts';
import { sharedCellReader } from '../platform/sheetFaults.ts';
import type { Faults, OrderRowGroup, ParsedVipRow } from './rows.ts';

export interface SharedCell {
  readonly text: string;
  readonly row: ParsedVipRow;
}
/** Reads a value that the rows of an order share: it may be in each of them or in one. */
export type SharedCellReader = (column: VipColumn) => SharedCell;

export const sharedCellReaderOf = (group: OrderRowGroup, faults: Faults): SharedCellReader =>
  sharedCellReader(group, faults, 'vipImport.differs');
