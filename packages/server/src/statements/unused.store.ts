import type { AuditState } from '@crossdock/domain/payments/states.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

/** Whether the transfer that a line is linked to is in one of these states. */
const linkedTo = (tx: Tx, ...states: readonly AuditState[]) =>
  sql<boolean>`(statement_lines.state = 'linked' and exists (select from bank_transfers as named
    where named.shop_id = ${tx.shopId} and named.id = statement_lines.bank_transfer_id
      and named.state = any(${states}::text[])))`;

/** The SQL condition that nobody has used a line, or that its linked transfer was rejected or withdrawn. */
export const isLineUnused = (tx: Tx) =>
  sql<boolean>`(statement_lines.state in ('open', 'task') or ${linkedTo(tx, 'rejected', 'withdrawn')})`;

/** The condition that a line's transfer is undecided. Such a line can be released again. */
export const awaitsTransferDecision = (tx: Tx) => linkedTo(tx, 'pending');
