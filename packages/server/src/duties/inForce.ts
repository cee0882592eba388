import { standardDutyTables } from '@crossdock/domain/duties/standardTables.ts';
import { type DutyTable, tableOn } from '@crossdock/domain/duties/table.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import type { Tx } from '../platform/db.ts';
import { type DutyTableRecord, tablesWrittenBy } from './store.ts';

/** A table, and whether the shop wrote it. */
export interface KnownTable extends DutyTable {
  readonly own: boolean;
}

export function tableOf({ fromDay, ...row }: DutyTableRecord): KnownTable & DutyTableRecord {
  return { ...row, fromDay, from: fromDay, own: true };
}

/** Those of the shop come before those of the product. */
export function inForce<T extends DutyTable>(written: readonly T[], country: string, day: string) {
  return tableOn(written, country, day) ?? tableOn(standardDutyTables, country, day);
}

/** The table that an estimate of the moment follows: as it was written then, so that later tables change no old estimate. */
export async function dutyTableAt(
  tx: Tx,
  country: string,
  at: string,
  timeZone: string,
): Promise<KnownTable | undefined> {
  const rows = await tablesWrittenBy(tx, country, at);
  const found = inForce(rows.map(tableOf), country, dateIn(at, timeZone));
  return found && { own: false, ...found };
}
