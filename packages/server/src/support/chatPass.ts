import { refuse } from '@crossdock/contract/refusals.ts';
import type { Tx } from '../platform/db.ts';
import { keyedHash, sameBytes } from '../platform/ids.ts';
import type { Guest, Member } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { isSessionOpen } from '../platform/sessions.ts';

/** The customer in a conversation: a member with a session, or a guest. */
export interface Customer {
  readonly id: string;
  /** Null for a guest. */
  readonly sessionId: string | null;
}

const day = 86_400_000;
/** How long a pass is valid. A member's pass also ends with the session; a guest's is kept by the browser. */
export const passLifetimeMs = 30 * day;
/** A chat address is valid for ten minutes, because it is opened right away or not at all. */
const addressMs = 10 * 60_000;
const none = '-';

/** A UUID in 22 characters instead of 36, because the pass is the first message of a socket, whose size is limited. */
const short = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url');
const long = (text: string) =>
  Buffer.from(text, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
const idPart = '[\\w-]{22}';
const passForm = new RegExp(`^(${idPart})\\.(${idPart}|${none})\\.([0-9a-z]{1,10})\\.([\\w-]{43})$`);

function seal(secret: string, what: 'pass' | 'address', shopId: string, ...parts: string[]): string {
  return keyedHash(secret, 'talk', what, shopId, ...parts).toString('base64url');
}

const holds = (made: string, given: string) => sameBytes(Buffer.from(made), Buffer.from(given));

export function issuePass(secret: string, shopId: string, { id, sessionId }: Customer, now: string): string {
  const parts = [
    short(id),
    sessionId === null ? none : short(sessionId),
    (Date.parse(now) + passLifetimeMs).toString(36),
  ];
  return [...parts, seal(secret, 'pass', shopId, ...parts)].join('.');
}

/** The customer of a pass; undefined if it is not ours, of another shop, expired, or its session has ended. */
export async function customerOf(tx: Tx, secret: string, pass: string): Promise<Customer | undefined> {
  const [, id = '', session = '', expires = '', seal_ = ''] = passForm.exec(pass) ?? [];
  if (id === '' || !holds(seal(secret, 'pass', tx.shopId, id, session, expires), seal_)) return undefined;
  if (Number.parseInt(expires, 36) < Date.parse(tx.now)) return undefined;
  const customer = { id: long(id), sessionId: session === none ? null : long(session) };
  if (customer.sessionId === null) return customer;
  return (await isSessionOpen(tx, customer.sessionId, customer.id)) ? customer : undefined;
}

/**
 * The customer who calls with the pass. Nobody can speak for another member, and staff acting as a member cannot
 * either.
 */
export async function customerOfCall(
  tx: Tx,
  actor: Guest | Member,
  { pass }: { readonly pass: string },
  { config }: Services,
) {
  if (isActingStaff(actor)) return refuse('session.actingForbidden');
  const customer = await customerOf(tx, config.APP_SECRET, pass);
  const isAnother = actor.kind === 'member' && customer?.sessionId && customer.id !== actor.memberId;
  return customer === undefined || isAnother ? refuse('support.passEnded') : customer;
}

export const isActingStaff = (actor: Guest | Member): boolean =>
  actor.kind === 'member' && actor.actingStaffId !== null;

/** The data in the chat's address about the person who opens it. */
export interface ChatUrlParameters {
  readonly memberId: string;
  readonly memberName: string;
  readonly timestamp: number;
}

export function signChatUrl(
  secret: string,
  shopId: string,
  { memberId, memberName, timestamp }: ChatUrlParameters,
  sessionId: string | null,
): string {
  const session = sessionId === null ? none : short(sessionId);
  return `${session}.${seal(secret, 'address', shopId, memberId, memberName, String(timestamp), session)}`;
}

/**
 * The session with which the address was created, null for a guest's; undefined if we did not create it or it
 * is too old.
 */
export function sessionOfChatUrl(
  secret: string,
  shopId: string,
  address: ChatUrlParameters,
  sign: string,
  now: string,
): string | null | undefined {
  const [session = ''] = sign.split('.');
  const sessionId = session === none ? null : long(session);
  const age = Date.parse(now) - address.timestamp;
  if (age > addressMs || age < -addressMs) return undefined;
  return holds(signChatUrl(secret, shopId, address, sessionId), sign) ? sessionId : undefined;
}
