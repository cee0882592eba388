import type { KnownTable } from '@crossdock/domain/duties/kept.ts';
import { standardDutyTables } from '@crossdock/domain/duties/standardTables.ts';
import { type DutyTable, freeUsesOf, tableOn } from '@crossdock/domain/duties/table.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import type { Tx } from '../platform/db.ts';
import { type DutyTableRecord, tablesWrittenBy, writtenTables } from './store.ts';

export function tableOf({ fromDay, ...row }: DutyTableRecord): KnownTable & DutyTableRecord {
  return { ...row, fromDay, from: fromDay, own: true };
}

/** The tables in force. The shop's tables take precedence over the built-in ones. */
export function inForce<T extends DutyTable>(written: readonly T[], country: string, day: string) {
  return tableOn(written, country, day) ?? tableOn(standardDutyTables, country, day);
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
): Promise<KnownTable | undefined> {
  const rows = await tablesWrittenBy(tx, country, at);
  const found = inForce(rows.map(tableOf), country, dateIn(at, timeZone));
  return found && { id: '', own: false, ...found };
}

/**
 * How many duty-free shipments a declarer of each country has in half a year, by the tables of the moment.
 * Null means that they are not counted.
 */
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

/** All duty tables: the built-in ones, then those of the shop in the order in which they were written. */
export async function knownTables(tx: Tx): Promise<DutyTable[]> {
  return [...standardDutyTables, ...(await writtenTables(tx)).map(tableOf)];
}
