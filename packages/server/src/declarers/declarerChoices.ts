import type { DeclarerChoice } from '@crossdock/contract/declarers/shapes.ts';
import type { Tx } from '../platform/db.ts';
import type { Member } from '../platform/scope.ts';
import { countEntriesOfDeclarers } from './customsEntries.store.ts';
import { approvedDeclarers } from './store.ts';

/** The declarers that the member can choose, the default one first, with their use in this half-year. */
export async function declarerChoices(
  tx: Tx,
  { memberId, shop }: Pick<Member, 'memberId' | 'shop'>,
): Promise<Omit<DeclarerChoice, 'entriesFree'>[]> {
  const rows = await approvedDeclarers(tx, memberId);
  const used = await countEntriesOfDeclarers(tx, shop.timeZone, tx.now, rows);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    country: row.country,
    idNumber: row.idNumber,
    isDefault: row.isDefault,
    entriesUsed: used(row),
  }));
}
