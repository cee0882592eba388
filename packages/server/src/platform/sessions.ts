import type { SessionEndReason } from '@crossdock/domain/members/sessions.ts';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import { endGrants } from './assistantGrants.ts';
import type { Tx } from './db.ts';
import { newId, newToken, tokenHash } from './ids.ts';
import { compileStatement, type Params } from './query.ts';
import { publish } from './realtime.ts';
import {
  changeRow,
  changeRows,
  deleteFromShop,
  deleteRows,
  findRow,
  fromShop,
  insertRow,
  insertRows,
  updateInShop,
} from './rows.ts';
import type { Schema } from './schema.gen.ts';
import type { MemberId, StaffId } from './scope.ts';
import { recordSecurityEvent } from './securityEvents.ts';
import { shopJoin } from './shopJoin.ts';

const day = 86_400_000;
/** Sessions expire this long after their last use. Staff use shared desks, so their time is shorter. */
const memberIdleMs = 30 * day;
const staffIdleMs = 12 * 3_600_000;
const actingMs = 3_600_000;
/** Sessions end after this time even if they are used, so that a stolen session ends too. */
const memberMostMs = 90 * day;
const staffMostMs = day;
/** The time after a re-authentication during which no new one is required. */
const freshMs = 15 * 60_000;

interface Aged {
  readonly createdAt: string;
  readonly memberId: string | null;
  readonly endsAt: string | null;
}

export function sessionEndOf({ createdAt, memberId, endsAt }: Aged): string {
  return endsAt ?? after(createdAt, memberId === null ? staffMostMs : memberMostMs);
}

/** Whether the session's holder has re-authenticated recently. */
export function isRecentlyAuthenticated({ provenAt }: { readonly provenAt: string }, now: string): boolean {
  return provenAt > after(now, -freshMs);
}

interface Client {
  readonly ip: string;
  readonly userAgent: string;
  readonly requestId?: string;
}

type Holder =
  | { readonly memberId: MemberId; readonly actingStaffId?: StaffId }
  | { readonly staffId: StaffId };

/** The age of a session: when its holder proved their identity, and when it ends. */
export interface SessionAge {
  readonly provenAt: string;
  readonly endsAt: string;
}

/**
 * Opens a session and answers its token, which is not stored. If another session approved this one, `age` is the age
 * of that session.
 */
export async function openSession(
  tx: Tx,
  holder: Holder,
  client: Client,
  age?: Partial<SessionAge>,
): Promise<string> {
  const token = newToken();
  const acting = 'memberId' in holder ? (holder.actingStaffId ?? null) : null;
  const most = 'staffId' in holder ? staffMostMs : memberMostMs;
  const idle = 'staffId' in holder ? staffIdleMs : acting === null ? memberIdleMs : actingMs;
  await insertRow(tx, 'sessions', {
    tokenHash: tokenHash(token),
    id: newId(),
    memberId: 'memberId' in holder ? holder.memberId : null,
    staffId: 'staffId' in holder ? holder.staffId : null,
    actingStaffId: acting,
    createdAt: tx.now,
    lastSeenAt: tx.now,
    expiresAt: after(tx.now, idle),
    provenAt: age?.provenAt ?? tx.now,
    endsAt: age?.endsAt ?? after(tx.now, most),
    userAgent: client.userAgent.slice(0, 300),
    ip: client.ip,
  });
  // A login cancels a request to delete the account, unless it is by staff who act as the member.
  if ('memberId' in holder && acting === null) await cancelErasureOf(tx, holder.memberId);
  await recordSecurityEvent(tx, client, {
    kind: acting === null ? 'login' : 'acting',
    staffId: 'staffId' in holder ? holder.staffId : acting,
    memberId: 'memberId' in holder ? holder.memberId : null,
  });
  return token;
}

async function cancelErasureOf(tx: Tx, memberId: MemberId): Promise<void> {
  await changeRows(
    tx,
    'erasures',
    { memberId, state: 'requested' },
    { state: 'cancelled', cancelledAt: tx.now, tokenHash: null, dueAt: null, reason: '' },
  );
}

/** Records that the session's holder has just re-authenticated. */
export async function markReauthenticated(tx: Tx, sessionId: string): Promise<void> {
  await changeRow(tx, 'sessions', sessionId, { provenAt: tx.now });
}

/**
 * Returns when the holder of a session last proved their identity, and when the session ends. A login that this
 * session approves gets the same times.
 */
export async function sessionAge(tx: Tx, sessionId: string): Promise<SessionAge> {
  const row = await tx.one(
    fromShop(tx, 'sessions', { id: sessionId }).select(['createdAt', 'provenAt', 'memberId', 'endsAt']),
  );
  return { provenAt: row.provenAt ?? row.createdAt, endsAt: sessionEndOf(row) };
}

const byId = compileStatement((p: Params<{ shopId: string; id: string; memberId: string; now: string }>) =>
  fromShop(p, 'sessions', { 'sessions.id': p.id, 'sessions.memberId': p.memberId })
    .innerJoin('members', shopJoin('members.id', 'sessions.memberId'))
    .select(['sessions.createdAt', 'sessions.memberId', 'sessions.endsAt'])
    .where('sessions.actingStaffId', 'is', null)
    .where('sessions.expiresAt', '>', p.now)
    .where('members.status', '=', 'active'),
);

/**
 * Whether the member's session with this id is still open. Passes that were issued during a session are valid only as
 * long as it is open.
 */
export async function isSessionOpen(tx: Tx, sessionId: string, memberId: string): Promise<boolean> {
  const [row] = await tx.compiled(byId, { shopId: tx.shopId, id: sessionId, memberId, now: tx.now });
  return row !== undefined && sessionEndOf(row) > tx.now;
}

/** Ends one session by id: its holder logs out. */
export async function endSession(tx: Tx, sessionId: string): Promise<void> {
  await endSessions(tx, (eb) => eb.and([eb('id', '=', sessionId)]), 'left');
}

/** Why a session ends early: its holder logs out, or it is ended for one of the other reasons (`SessionEndReason`). */
export type SessionEndCause = SessionEndReason | 'left';

/**
 * The topic of ended sessions. A socket that was opened with such a session checks whether the session is still
 * valid.
 */
export const sessionsTopic = 'sessions';

/**
 * Ends the sessions that match `which`, apart from the session `except`, and closes their sockets. Returns how many
 * it ended. A later call with an ended session is refused with the reason.
 */
export async function endSessions(
  tx: Tx,
  which: SessionFilter,
  why: SessionEndCause,
  except?: string,
): Promise<number> {
  const found = deleteFromShop(tx, 'sessions').where(which);
  const ended = await tx.all(
    (except === undefined ? found : found.where('id', '<>', except)).returning([
      'id',
      'memberId',
      'tokenHash',
    ]),
  );
  if (why !== 'left') await keepReason(tx, ended, why);
  await endBrowserMessages(tx, ended);
  for (const [memberId, theirs] of Map.groupBy(ended, (one) => one.memberId))
    await publish(tx, sessionsTopic, memberId, theirs);
  return ended.length;
}

async function keepReason(
  tx: Tx,
  ended: readonly { tokenHash: Uint8Array }[],
  why: SessionEndReason,
): Promise<void> {
  const rows = ended.map(({ tokenHash }) => ({ tokenHash, why, endedAt: tx.now }));
  await insertRows(tx, 'endedSessions', rows);
}

/** Why the session of this token was ended; undefined if its holder ended it, or if it was long ago. */
export async function sessionEndReason(tx: Tx, token: string): Promise<SessionEndReason | undefined> {
  const row = await findRow(tx, 'endedSessions', { tokenHash: tokenHash(token) }, ['why']);
  return row?.why;
}

/** Push messages to a browser stop when its session ends. */
async function endBrowserMessages(tx: Tx, ended: readonly { id: string; memberId: string | null }[]) {
  const ids = ended.filter(({ memberId }) => memberId !== null).map(({ id }) => id);
  if (ids.length === 0) return;
  await deleteRows(tx, 'pushSubscriptions', { sessionId: ids });
}

type Columns = ExpressionBuilder<Schema, 'sessions'>;
type SessionFilter = (eb: Columns) => ExpressionWrapper<Schema, 'sessions', SqlBool>;

/**
 * Ends the member's sessions apart from the session `except`, for example because of a new password. If the reason is
 * a new password or a disabled account, the access of the member's assistants ends too.
 */
export async function endMemberSessions(
  tx: Tx,
  memberId: MemberId,
  why: SessionEndCause,
  except?: string,
): Promise<void> {
  await endSessions(tx, (eb) => eb.and([eb('memberId', '=', memberId)]), why, except);
  if (why === 'password' || why === 'disabled') await endGrants(tx, memberId, why);
}

/** Extends a session that is used. */
export async function extendSession(
  tx: Tx,
  hash: Uint8Array,
  ofMember: boolean,
  acting: boolean,
): Promise<void> {
  if (acting) return;
  const expires = after(tx.now, ofMember ? memberIdleMs : staffIdleMs);
  await tx.inOwnTransaction((side) =>
    side.run(
      updateInShop(side, 'sessions', { tokenHash: hash }).set({ lastSeenAt: side.now, expiresAt: expires }),
    ),
  );
}

function after(now: string, ms: number): string {
  return new Date(Date.parse(now) + ms).toISOString();
}
