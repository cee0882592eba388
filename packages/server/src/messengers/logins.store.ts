import type { Messenger } from '@crossdock/contract/messengers/calls.ts';
import type { Tx } from '../platform/db.ts';
import { newToken, tokenHash } from '../platform/ids.ts';
import { db } from '../platform/query.ts';
import { minutesAfter, storedOf } from './keys.ts';

/** To log in over there may take a while: finding the phone, a password forgotten. */
const awayMinutes = 15;
/** A ticket outlives the form that a newcomer fills in. */
const ticketMinutes = 60;

export interface Departure {
  readonly provider: Messenger;
  readonly shown: string;
  /** Who binds; null for a login. */
  readonly memberId: string | null;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Keeps what the answer must match. Old ones are swept along. */
export async function insertDeparture(tx: Tx, departure: Departure): Promise<void> {
  const old = db
    .selectFrom('messengerLogins')
    .select('stateHash')
    .where('shopId', '=', tx.shopId)
    .where('expiresAt', '<', tx.now)
    .limit(20)
    .forUpdate()
    .skipLocked();
  await tx.run(
    db.deleteFrom('messengerLogins').where('shopId', '=', tx.shopId).where('stateHash', 'in', old),
  );
  await tx.run(
    db.insertInto('messengerLogins').values({
      shopId: tx.shopId,
      stateHash: storedOf(departure.shown),
      provider: departure.provider,
      purpose: departure.memberId === null ? 'login' : 'bind',
      memberId: departure.memberId,
      nonce: departure.nonce,
      codeVerifier: departure.codeVerifier,
      expiresAt: minutesAfter(tx.now, awayMinutes),
    }),
  );
}

/**
 * Takes the departure away, whatever becomes of the call: an answer is looked at once. Undefined where there is none of
 * this state and messenger, or it has expired or was answered.
 */
export function takeDeparture(tx: Tx, provider: Messenger, shown: string) {
  return tx.inOwnTransaction((side) =>
    side.maybe(
      db
        .deleteFrom('messengerLogins')
        .where('shopId', '=', side.shopId)
        .where('stateHash', '=', storedOf(shown))
        .where('provider', '=', provider)
        .where('subject', 'is', null)
        .where('expiresAt', '>', side.now)
        .returning(['purpose', 'memberId', 'nonce', 'codeVerifier']),
    ),
  );
}

export interface Proven {
  readonly memberId: string | null;
  readonly subject: string;
  readonly name: string;
  readonly friend: boolean | undefined;
  /** Sealed; empty where there are none. */
  readonly tokens: string;
}

/** A ticket that stands for an account which the messenger has vouched for; answered in the clear, once. */
export async function insertTicket(tx: Tx, provider: Messenger, proven: Proven): Promise<string> {
  const ticket = newToken();
  await tx.run(
    db.insertInto('messengerLogins').values({
      shopId: tx.shopId,
      stateHash: tokenHash(ticket),
      provider,
      purpose: proven.memberId === null ? 'login' : 'bind',
      memberId: proven.memberId,
      subject: proven.subject,
      displayName: proven.name.slice(0, 100),
      friend: proven.friend ?? null,
      tokens: proven.tokens,
      expiresAt: minutesAfter(tx.now, ticketMinutes),
    }),
  );
  return ticket;
}

/** What a ticket stands for; looking does not use it up. */
export function findTicket(tx: Tx, ticket: string) {
  return tx.maybe(
    db
      .selectFrom('messengerLogins')
      .select(['purpose', 'memberId', 'subject', 'displayName', 'friend', 'tokens'])
      .where('shopId', '=', tx.shopId)
      .where('stateHash', '=', tokenHash(ticket))
      .where('provider', '=', 'line')
      .where('expiresAt', '>', tx.now)
      .where('subject', 'is not', null),
  );
}

/** Uses the ticket up, in the transaction that does what it allows. False where another request was first. */
export async function useTicket(tx: Tx, ticket: string): Promise<boolean> {
  const used = await tx.run(
    db
      .deleteFrom('messengerLogins')
      .where('shopId', '=', tx.shopId)
      .where('stateHash', '=', tokenHash(ticket))
      .where('subject', 'is not', null),
  );
  return used === 1;
}
