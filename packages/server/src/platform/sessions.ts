import type { Role } from '@crossdock/domain/staff/roles.ts';
import type { Tx } from './db.ts';
import { newId, newToken, tokenHash } from './ids.ts';
import { hot, type Params, q } from './query.ts';
import { asMemberId, asStaffId, type Member, type MemberId, type Staff, type StaffId } from './scope.ts';

const day = 86_400_000;
/** Sliding lifetimes (decision 11; staff are at shared desks). */
const memberIdleMs = 30 * day;
const staffIdleMs = 12 * 3_600_000;
const actingMs = 3_600_000;
/** For as long after a login nobody is asked for the password again. */
const freshMs = 15 * 60_000;

type SessionKey = { shopId: string; tokenHash: Uint8Array; now: string };
const byToken = hot((p: Params<SessionKey>) =>
  q
    .selectFrom('sessions')
    .leftJoin('members', (join) =>
      join.onRef('members.shop_id', '=', 'sessions.shop_id').onRef('members.id', '=', 'sessions.member_id'),
    )
    .leftJoin('staff', (join) =>
      join.onRef('staff.shop_id', '=', 'sessions.shop_id').onRef('staff.id', '=', 'sessions.staff_id'),
    )
    .select([
      'sessions.id',
      'sessions.member_id',
      'sessions.staff_id',
      'sessions.acting_staff_id',
      'sessions.last_seen_at',
      'members.status as member_status',
      'staff.status as staff_status',
      'staff.roles as staff_roles',
    ])
    .where('sessions.shop_id', '=', p.shopId)
    .where('sessions.token_hash', '=', p.tokenHash)
    .where('sessions.expires_at', '>', p.now),
);

export type Person =
  | Pick<Member, 'kind' | 'memberId' | 'sessionId' | 'actingStaffId'>
  | Pick<Staff, 'kind' | 'staffId' | 'sessionId' | 'roles'>;

/** Who the bearer is, or undefined: unknown, expired, ended, or a disabled account. */
export async function findSession(tx: Tx, token: string): Promise<Person | undefined> {
  const hash = tokenHash(token);
  const [row] = await tx.hot(byToken, { shopId: tx.shopId, tokenHash: hash, now: tx.now });
  if (row === undefined) return undefined;
  if (Date.parse(tx.now) - Date.parse(row.last_seen_at) > 3_600_000)
    await extend(tx, hash, row.member_id !== null, row.acting_staff_id !== null);
  if (row.member_id !== null) {
    if (row.member_status !== 'active') return undefined;
    return {
      kind: 'member',
      memberId: asMemberId(row.member_id),
      sessionId: row.id,
      actingStaffId: row.acting_staff_id === null ? null : asStaffId(row.acting_staff_id),
    };
  }
  if (row.staff_id === null || row.staff_status !== 'active') return undefined;
  return {
    kind: 'staff',
    staffId: asStaffId(row.staff_id),
    sessionId: row.id,
    roles: (row.staff_roles ?? []) as Role[],
  };
}

interface Client {
  readonly ip: string;
  readonly userAgent: string;
}

type Holder =
  | { readonly memberId: MemberId; readonly actingStaffId?: StaffId }
  | { readonly staffId: StaffId };

/** Opens a session and answers its token, which is stored nowhere. */
export async function openSession(tx: Tx, holder: Holder, client: Client): Promise<string> {
  const token = newToken();
  const acting = 'memberId' in holder ? (holder.actingStaffId ?? null) : null;
  const idle = 'staffId' in holder ? staffIdleMs : acting === null ? memberIdleMs : actingMs;
  await tx.run(
    q.insertInto('sessions').values({
      shop_id: tx.shopId,
      token_hash: tokenHash(token),
      id: newId(),
      member_id: 'memberId' in holder ? holder.memberId : null,
      staff_id: 'staffId' in holder ? holder.staffId : null,
      acting_staff_id: acting,
      created_at: tx.now,
      last_seen_at: tx.now,
      expires_at: after(tx.now, idle),
      user_agent: client.userAgent.slice(0, 300),
      ip: client.ip,
    }),
  );
  return token;
}

/** Whether the session was opened a moment ago, by whoever is asking. */
export async function isFreshSession(tx: Tx, sessionId: string): Promise<boolean> {
  const fresh = await tx.maybe(
    q
      .selectFrom('sessions')
      .select('id')
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', sessionId)
      .where('created_at', '>', after(tx.now, -freshMs)),
  );
  return fresh !== undefined;
}

/** Ends one session by id. */
export async function endSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.run(q.deleteFrom('sessions').where('shop_id', '=', tx.shopId).where('id', '=', sessionId));
}

/** Ends the member's sessions, but for the one given: a new password is the end of the old one's sessions. */
export async function endMemberSessions(tx: Tx, memberId: MemberId, except?: string): Promise<void> {
  let query = q.deleteFrom('sessions').where('shop_id', '=', tx.shopId).where('member_id', '=', memberId);
  if (except !== undefined) query = query.where('id', '<>', except);
  await tx.run(query);
}

async function extend(tx: Tx, hash: Uint8Array, ofMember: boolean, acting: boolean): Promise<void> {
  if (acting) return;
  const expires = after(tx.now, ofMember ? memberIdleMs : staffIdleMs);
  await tx.aside((side) =>
    side.run(
      q
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
