import type { SearchResults } from '@crossdock/contract/finding/desk.ts';
import type { NumberedRecordKind } from '@crossdock/domain/finding/numberedRecords.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import { type ReferencePrefix, referenceIn } from '@crossdock/domain/reference.ts';
import type { Permission } from '@crossdock/domain/staff/roles.ts';
import { hasPermission } from '../platform/authorize.ts';
import type { Tx } from '../platform/db.ts';
import type { Staff } from '../platform/scope.ts';
import { findByNumber, payoutByNumber } from './numberedRecords.store.ts';

/** For each kind of record, the prefix of its numbers and the permission to read it. */
const numberedBy = {
  vipOrder: { prefix: 'CD', can: 'order.read' },
  purchase: { prefix: 'SP', can: 'product.read' },
  pickup: { prefix: 'PK', can: 'parcel.read' },
  claim: { prefix: 'AS', can: 'aftersales.read' },
  withdrawal: { prefix: 'WD', can: 'withdrawal.read' },
  payout: { prefix: 'PB', can: 'withdrawal.read' },
} as const satisfies Record<NumberedRecordKind, { prefix: ReferencePrefix; can: Permission }>;

/**
 * Finds the record with this number in the tables of `numberedBy`, if the caller may read its kind. The number of a
 * single piece, which ends with `-1`, `-2` and so on, finds the whole record.
 */
export async function findNumberedRecords(
  tx: Tx,
  actor: Staff,
  words: string,
): Promise<SearchResults['numbered']> {
  const whole = words.trim().replace(/-\d{1,3}$/, '');
  for (const kind of keysOf(numberedBy)) {
    const { prefix, can } = numberedBy[kind];
    const number = referenceIn(prefix, words) ?? referenceIn(prefix, whole);
    if (number === undefined || !hasPermission(actor, can)) continue;
    const row = kind === 'payout' ? await payoutByNumber(tx, number) : await findByNumber(tx, kind, number);
    return row ? [{ memberName: '', ...row, kind }] : [];
  }
  return [];
}
