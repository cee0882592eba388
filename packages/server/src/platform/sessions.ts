import type { Role } from '@crossdock/domain/staff/roles.ts';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Tx } from './db.ts';
import { newId, newToken, tokenHash } from './ids.ts';
import { db, hot, type Params } from './query.ts';
import { publish } from './realtime.ts';
import type { Schema } from './schema.gen.ts';
import { asMemberId, asStaffId, type Member, type MemberId, type Staff, type StaffId } from './scope.ts';
import { recordSecurityEvent } from './securityEvents.ts';

const day = 86_400_000;
/** Sliding lifetimes (decision 11; staff are at shared desks). */
const memberIdleMs = 30 * day;
const staffIdleMs = 12 * 3_600_000;
const actingMs = 3_600_000;
/** However much they are used, sessions end after this: a stolen one too. */
const memberMostMs = 90 * day;
const staffMostMs = day;
/** For as long after a proof nobody is asked who they are again. */
const freshMs = 15 * 60_000;

type SessionKey = { shopId: string; tokenHash: Uint8Array; now: string };
const byToken = hot((p: Params<SessionKey>) =>
  db
    .selectFrom('sessions')
    .leftJoin('members', (join) =>
      join.onRef('members.shop_id', '=', 'sessions.shop_id').onRef('members.id', '=', 'sessions.member_id'),
    )
    .leftJoin('staff', (join) =>
      join.onRef('staff.shop_id', '=', 'sessions.shop_id').onRef('staff.id', '=', 'sessions.staff_id'),
    )
    .leftJoin('staff_second_factors as factor', (join) =>
      join
        .onRef('factor.shop_id', '=', 'sessions.shop_id')
        .onRef('factor.staff_id', '=', 'sessions.staff_id')
        .on('factor.confirmed_at', 'is not', null),
    )
    .select([
      'sessions.id',
      'sessions.member_id',
      'sessions.staff_id',
      'sessions.acting_staff_id',
      'sessions.last_seen_at',
      'sessions.created_at',
      'sessions.proven_at',
      'sessions.ends_at',
      'factor.confirmed_at as factor_confirmed_at',
      'staff.password_due',
      'members.status as member_status',
      'staff.status as staff_status',
      'staff.roles as staff_roles',
    ])
    .where('sessions.shop_id', '=', p.shopId)
    .where('sessions.token_hash', '=', p.tokenHash)
    .where('sessions.expires_at', '>', p.now),
);

export type Person =
  | Pick<Member, 'kind' | 'memberId' | 'sessionId' | 'actingStaffId' | 'provenAt'>
  | Pick<Staff, 'kind' | 'staffId' | 'sessionId' | 'roles' | 'provenAt' | 'passwordDue' | 'secondFactor'>;

/** Who the bearer is, or undefined: unknown, expired, ended, or a disabled account. */
export async function findSession(
  tx: Tx,
  token: string,
  /** A look, unlike a use, makes it live no longer. */
  how: 'use' | 'look' = 'use',
): Promise<Person | undefined> {
  const hash = tokenHash(token);
  const [row] = await tx.hot(byToken, { shopId: tx.shopId, tokenHash: hash, now: tx.now });
  if (row === undefined || endOf(row) <= tx.now) return undefined;
  const provenAt = row.proven_at ?? row.created_at;
  if (how === 'use' && Date.parse(tx.now) - Date.parse(row.last_seen_at) > 3_600_000)
    await extend(tx, hash, row.member_id !== null, row.acting_staff_id !== null);
  if (row.member_id !== null) {
    if (row.member_status !== 'active') return undefined;
    return {
      kind: 'member',
      memberId: asMemberId(row.member_id),
      sessionId: row.id,
      actingStaffId: row.acting_staff_id === null ? null : asStaffId(row.acting_staff_id),
      provenAt,
    };
  }
  if (row.staff_id === null || row.staff_status !== 'active') return undefined;
  return {
    kind: 'staff',
    staffId: asStaffId(row.staff_id),
    sessionId: row.id,
    roles: (row.staff_roles ?? []) as Role[],
    provenAt,
    passwordDue: row.password_due === true,
    secondFactor: row.factor_confirmed_at !== null,
  };
}

interface Aged {
  readonly created_at: string;
  readonly member_id: string | null;
  readonly ends_at: string | null;
}

function endOf({ created_at, member_id, ends_at }: Aged): string {
  return ends_at ?? after(created_at, member_id === null ? staffMostMs : memberMostMs);
}

/** Whether whoever holds a session has proven a moment ago who they are. */
export function isFresh({ provenAt }: { readonly provenAt: string }, now: string): boolean {
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

/** How old a session is: when its holder proved who they are, and when it ends. */
export interface Age {
  readonly provenAt: string;
  readonly endsAt: string;
}

/** Opens a session and answers its token, which is stored nowhere. `age` is that of the session that let this one in. */
export async function openSession(
  tx: Tx,
  holder: Holder,
  client: Client,
  age?: Partial<Age>,
): Promise<string> {
  const token = newToken();
  const acting = 'memberId' in holder ? (holder.actingStaffId ?? null) : null;
  const most = 'staffId' in holder ? staffMostMs : memberMostMs;
  const idle = 'staffId' in holder ? staffIdleMs : acting === null ? memberIdleMs : actingMs;
  await tx.run(
    db.insertInto('sessions').values({
      shop_id: tx.shopId,
      token_hash: tokenHash(token),
      id: newId(),
      member_id: 'memberId' in holder ? holder.memberId : null,
      staff_id: 'staffId' in holder ? holder.staffId : null,
      acting_staff_id: acting,
      created_at: tx.now,
      last_seen_at: tx.now,
      expires_at: after(tx.now, idle),
      proven_at: age?.provenAt ?? tx.now,
      ends_at: age?.endsAt ?? after(tx.now, most),
      user_agent: client.userAgent.slice(0, 300),
      ip: client.ip,
    }),
  );
  await recordSecurityEvent(tx, client, {
    kind: acting === null ? 'login' : 'acting',
    staffId: 'staffId' in holder ? holder.staffId : acting,
    memberId: 'memberId' in holder ? holder.memberId : null,
  });
  return token;
}

/** Whoever holds the session has just proven who they are. */
export async function markProven(tx: Tx, sessionId: string): Promise<void> {
  await tx.run(
    db
      .updateTable('sessions')
      .set({ proven_at: tx.now })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', sessionId),
  );
}

/** How old a session is, for one that it lets in. */
export async function ageOf(tx: Tx, sessionId: string): Promise<Age> {
  const row = await tx.one(
    db
      .selectFrom('sessions')
      .select(['created_at', 'proven_at', 'member_id', 'ends_at'])
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', sessionId),
  );
  return { provenAt: row.proven_at ?? row.created_at, endsAt: endOf(row) };
}

/** Ends one session by id. */
export async function endSession(tx: Tx, sessionId: string): Promise<void> {
  await endSessions(tx, (eb) => eb.and([eb('id', '=', sessionId)]));
}

/** Told on the realtime channel when sessions end: sockets that were opened with them look whether theirs still holds. */
export const sessionsTopic = 'sessions';

/** Ends sessions, and the sockets that were opened with them; answers how many. */
export async function endSessions(tx: Tx, which: SessionFilter): Promise<number> {
  const ended = await tx.all(
    db.deleteFrom('sessions').where('shop_id', '=', tx.shopId).where(which).returning('member_id'),
  );
  for (const memberId of new Set(ended.map((one) => one.member_id)))
    await publish(tx, sessionsTopic, memberId);
  return ended.length;
}

type Columns = ExpressionBuilder<Schema, 'sessions'>;
type SessionFilter = (eb: Columns) => ExpressionWrapper<Schema, 'sessions', SqlBool>;

/** Ends the member's sessions, but for the one given: a new password is the end of the old one's sessions. */
export async function endMemberSessions(tx: Tx, memberId: MemberId, except?: string): Promise<void> {
  await endSessions(tx, (eb) =>
    eb.and([eb('member_id', '=', memberId), ...(except === undefined ? [] : [eb('id', '<>', except)])]),
  );
}

async function extend(tx: Tx, hash: Uint8Array, ofMember: boolean, acting: boolean): Promise<void> {
  if (acting) return;
  const expires = after(tx.now, ofMember ? memberIdleMs : staffIdleMs);
  await tx.inOwnTransaction((side) =>
    side.run(
      db
        .updateTable('sessions')
        .set({ last_seen_at: side.now, expires_at: expires })
        .where('shop_id', '=', side.shopId)
        .where('token_hash', '=', hash),
    ),
  );
}

function after(now: string, ms: number): string {
  return new Date(Date.parse(now) + ms).toISOString();
}
