import { isDeepStrictEqual } from 'node:util';
import type { ApprovalKind } from '@crossdock/domain/wallet/approvals.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { countRows, findRow, fromShop } from '../platform/rows.ts';

export function hasMembers(tx: Tx): Promise<boolean> {
  return tx.exists(fromShop(tx, 'members').select('id').limit(1));
}

/** How many other active people of the shop with one of these roles could approve. */
export async function countOtherApprovers(
  tx: Tx,
  staffId: string,
  roles: readonly string[],
): Promise<number> {
  return countRows(
    tx,
    fromShop(tx, 'staff')
      .where('id', '<>', staffId)
      .where('status', '=', 'active')
      .where(sql<boolean>`roles && ${[...roles]}::text[]`),
  );
}

/** The waiting request of this kind for the setting or row `subjectId`. */
export async function findWaitingCallRequest(tx: Tx, kind: ApprovalKind, subjectId: string) {
  const row = await findRow(tx, 'moneyActs', { kind, subjectId, state: 'pending' }, [
    'id',
    'requestedBy',
    'createdAt',
    'asked',
  ]);
  return (
    row && {
      ...row,
      same: (input: unknown) => isDeepStrictEqual(row.asked.input, JSON.parse(JSON.stringify(input))),
    }
  );
}
