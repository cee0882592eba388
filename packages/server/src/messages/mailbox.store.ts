import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import {
  changeRows,
  deleteRows,
  findRow,
  fromShop,
  insertIfNew,
  insertRow,
  updateInShop,
} from '../platform/rows.ts';

/** The mailbox that is searched for reports about the shop's mail: the shop's own, or the installation's. */
export type MailboxOwner = 'own' | 'installation';

const reads = (tx: Tx, which: MailboxOwner) => fromShop(tx, 'mailboxReads', { mailbox: which }).selectAll();

export const mailboxReadState = (tx: Tx, which: MailboxOwner) => tx.maybe(reads(tx, which));

/**
 * Makes a newly set mailbox be read at once, starting with its newest messages. A removed mailbox is no longer read.
 */
export async function resetMailboxReading(tx: Tx, isSet: boolean): Promise<void> {
  const own = { shopId: tx.shopId, mailbox: 'own' as const };
  await deleteRows(tx, 'mailboxReads', { mailbox: 'own' });
  if (isSet) await insertRow(tx, 'mailboxReads', { ...own, dueAt: tx.now });
}

export async function isMailboxReadDue(tx: Tx): Promise<boolean> {
  return (await tx.maybe(reads(tx, 'own').where('dueAt', '<=', tx.now))) !== undefined;
}

export const nextMailboxReadAt = ({ shopId }: Pick<Tx, 'shopId'>) =>
  sql`select min(due_at) as at from mailbox_reads where shop_id = ${shopId} and mailbox = 'own'`;

/** Claims the reading of the mailbox until a time. Undefined if another process has it. */
export function claimMailboxReading(tx: Tx, untilAt: string) {
  return tx.maybe(
    updateInShop(tx, 'mailboxReads', { mailbox: 'own' })
      .set({ dueAt: untilAt })
      .where('dueAt', '<=', tx.now)
      .returningAll(),
  );
}

interface ReadTo {
  readonly dueAt?: string;
  readonly readAt?: string;
  readonly failure?: string;
  readonly uidValidity?: string;
  readonly lastUid?: number;
}

export async function recordMailboxReading(tx: Tx, which: MailboxOwner, changes: ReadTo): Promise<void> {
  await changeRows(tx, 'mailboxReads', { mailbox: which }, changes);
}

/** Starts the shop's position in the installation's mailbox at its current end. */
export async function startReadingPosition(tx: Tx): Promise<void> {
  await insertIfNew(tx, 'mailboxReads', { mailbox: 'installation', dueAt: tx.now });
}

/** Whether the shop has sent mail for which a report may still arrive. */
export function hasSentMail(tx: Tx, sinceAt: string): Promise<boolean> {
  return tx.exists(
    fromShop(tx, 'outgoingMessages', { channel: 'email' })
      .select('id')
      .where('state', 'in', ['sent', 'unknown'])
      .where('createdAt', '>', sinceAt)
      .limit(1),
  );
}

/** A mail that we sent, by its id. */
export function findMail(tx: Tx, id: string) {
  return findRow(tx, 'outgoingMessages', { id, channel: 'email' }, ['id', 'recipient']);
}
