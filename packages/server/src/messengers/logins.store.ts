import type { Messenger } from '@crossdock/contract/messengers/calls.ts';
import type { Tx } from '../platform/db.ts';
import { deleteSomeExpired } from '../platform/expired.ts';
import { newToken, tokenHash } from '../platform/ids.ts';
import { deleteFromShop, fromShop, insertRow } from '../platform/rows.ts';
import { hashOfPublicPart } from './keys.ts';

/** How long a login at the messenger may take, including finding the phone or recovering a password. */
const awayMinutes = 15;
/** How long a ticket is valid, which must be longer than it takes to fill in the registration form. */
const ticketMinutes = 60;

export interface PendingMessengerLogin {
  readonly provider: Messenger;
  readonly shown: string;
  /** The member of a binding; null for a login. */
  readonly memberId: string | null;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Stores what the answer must match, and deletes old rows. */
export async function insertPendingLogin(tx: Tx, departure: PendingMessengerLogin): Promise<void> {
  await deleteSomeExpired(tx, 'messengerLogins', 'stateHash');
  await insertRow(tx, 'messengerLogins', {
    stateHash: hashOfPublicPart(departure.shown),
    provider: departure.provider,
    purpose: departure.memberId === null ? 'login' : 'bind',
    memberId: departure.memberId,
    nonce: departure.nonce,
    codeVerifier: departure.codeVerifier,
    expiresAt: tx.later(awayMinutes * 60_000),
  });
}

/**
 * Removes the row even if the call fails, so an answer is checked once. Undefined if no row has this state and
 * messenger, or it expired or was answered.
 */
export function consumePendingLogin(tx: Tx, provider: Messenger, shown: string) {
  return tx.inOwnTransaction((side) =>
    side.maybe(
      deleteFromShop(side, 'messengerLogins', { stateHash: hashOfPublicPart(shown), provider })
        .where('subject', 'is', null)
        .where('expiresAt', '>', side.now)
        .returning(['purpose', 'memberId', 'nonce', 'codeVerifier']),
    ),
  );
}

export interface ProvenAccount {
  readonly memberId: string | null;
  readonly subject: string;
  readonly name: string;
  readonly friend: boolean | undefined;
  /** Encrypted; empty if there are none. */
  readonly tokens: string;
}

/**
 * Creates a ticket for an account that the messenger has confirmed. Only the ticket's hash is stored, so the ticket
 * is returned only this once.
 */
export async function insertTicket(tx: Tx, provider: Messenger, proven: ProvenAccount): Promise<string> {
  const ticket = newToken();
  await insertRow(tx, 'messengerLogins', {
    stateHash: tokenHash(ticket),
    provider,
    purpose: proven.memberId === null ? 'login' : 'bind',
    memberId: proven.memberId,
    subject: proven.subject,
    displayName: proven.name.slice(0, 100),
    friend: proven.friend ?? null,
    tokens: proven.tokens,
    expiresAt: tx.later(ticketMinutes * 60_000),
  });
  return ticket;
}

/** The account of a ticket; reading does not use it up. */
export function findTicket(tx: Tx, ticket: string) {
  return tx.maybe(
    fromShop(tx, 'messengerLogins', { stateHash: tokenHash(ticket), provider: 'line' })
      .select(['purpose', 'memberId', 'subject', 'displayName', 'friend', 'tokens'])
      .where('expiresAt', '>', tx.now)
      .where('subject', 'is not', null),
  );
}

/** Uses the ticket up, in the transaction of the action that it allows. False if another request was first. */
export function markTicketUsed(tx: Tx, ticket: string): Promise<boolean> {
  return tx.changes(
    deleteFromShop(tx, 'messengerLogins', { stateHash: tokenHash(ticket) }).where('subject', 'is not', null),
  );
}
