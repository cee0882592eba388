import type { VersionedDutyTable } from '@crossdock/domain/duties/snapshot.ts';
import { standardDutyTables } from '@crossdock/domain/duties/standardTables.ts';
import { type DutyTable, dutyTableOn, freeShipmentsPerHalfYear } from '@crossdock/domain/duties/table.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import type { Tx } from '../platform/db.ts';
import { type DutyTableRecord, dutyTablesWrittenBefore, shopDutyTables } from './store.ts';

export function dutyTableOf({ fromDay, ...row }: DutyTableRecord): VersionedDutyTable & DutyTableRecord {
  return { ...row, fromDay, from: fromDay, own: true };
}

/** The table in force in a country on a day. The shop's tables take precedence over the built-in ones. */
export function dutyTableInForce<T extends DutyTable>(written: readonly T[], country: string, day: string) {
  return dutyTableOn(written, country, day) ?? dutyTableOn(standardDutyTables, country, day);
}

/**
 * The duty table for an estimate made at a moment. It ignores tables written later, so old estimates do not
 * change.
 */
export async function dutyTableAt(
  tx: Tx,
  country: string,
  at: string,
  timeZone: string,
): Promise<VersionedDutyTable | undefined> {
  const rows = await dutyTablesWrittenBefore(tx, country, at);
  const found = dutyTableInForce(rows.map(dutyTableOf), country, dateIn(at, timeZone));
  return found && { id: '', own: false, ...found };
}

/**
 * How many duty-free shipments a declarer of each country has in half a year, by the tables of the moment.
 * Null means that they are not counted.
 */
export async function dutyFreeLimitByCountry(
  tx: Tx,
  { timeZone }: { readonly timeZone: string },
): Promise<(country: string) => number | null> {
  const rows = (await shopDutyTables(tx)).map(dutyTableOf);
  const day = dateIn(tx.now, timeZone);
  return (country) => {
    const table = dutyTableInForce(rows, country, day);
    return table ? freeShipmentsPerHalfYear(table) : null;
  };
}

/** All duty tables: the built-in ones, then those of the shop in the order in which they were written. */
export async function allDutyTables(tx: Tx): Promise<DutyTable[]> {
  return [...standardDutyTables, ...(await shopDutyTables(tx)).map(dutyTableOf)];
}
