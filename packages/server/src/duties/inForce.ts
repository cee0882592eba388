import type { KnownTable } from '@crossdock/domain/duties/kept.ts';
import { standardDutyTables } from '@crossdock/domain/duties/standardTables.ts';
import { type DutyTable, freeUsesOf, tableOn } from '@crossdock/domain/duties/table.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import type { Tx } from '../platform/db.ts';
import { type DutyTableRecord, tablesWrittenBy, writtenTables } from './store.ts';

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
  return found && { id: '', own: false, ...found };
}

/** How many free shipments a declarer of each country has in half a year, by the tables of the moment; null: not counted. */
export async function freeUsesByCountry(
  tx: Tx,
  { timeZone }: { readonly timeZone: string },
): Promise<(country: string) => number | null> {
  const rows = (await writtenTables(tx)).map(tableOf);
  const day = dateIn(tx.now, timeZone);
  return (country) => {
    const table = inForce(rows, country, day);
    return table ? freeUsesOf(table) : null;
  };
}

/** Every table: those of the product, and then those of the shop in the order in which they were written. */
export async function knownTables(tx: Tx): Promise<DutyTable[]> {
  return [...standardDutyTables, ...(await writtenTables(tx)).map(tableOf)];
}
