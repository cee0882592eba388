import { sql } from 'kysely';
import type { Tx } from './db.ts';
import { tokenHash } from './ids.ts';
import { type CompiledStatement, compileStatement, type Params } from './query.ts';
import { fromShop } from './rows.ts';
import { asMemberId, asStaffId, type Member, type Staff } from './scope.ts';
import { extendSession, sessionEndOf } from './sessions.ts';
import { shopJoin } from './shopJoin.ts';

type At = { shopId: string; now: string };
const columns = [
  'sessions.id',
  'sessions.memberId',
  'sessions.actingStaffId',
  'sessions.lastSeenAt',
  'sessions.createdAt',
  'sessions.provenAt',
  'sessions.endsAt',
  'members.status as memberStatus',
] as const;
const sessions = (p: Params<At>) =>
  fromShop(p, 'sessions')
    .leftJoin('members', shopJoin('members.id', 'sessions.memberId'))
    .leftJoin('staff', shopJoin('staff.id', 'sessions.staffId'))
    .leftJoin('staffSecondFactors as factor', (join) =>
      join
        .onRef('factor.shopId', '=', 'sessions.shopId')
        .onRef('factor.staffId', '=', 'sessions.staffId')
        .on('factor.confirmedAt', 'is not', null),
    )
    .select([
      ...columns,
      'sessions.staffId',
      'factor.confirmedAt as factorConfirmedAt',
      'staff.passwordDue',
      'staff.status as staffStatus',
      'staff.roles as staffRoles',
    ])
    .where('sessions.expiresAt', '>', p.now);

const byToken = compileStatement((p: Params<At & { tokenHash: Uint8Array }>) =>
  sessions(p).where('sessions.tokenHash', '=', p.tokenHash),
);
/** Reads the tables of members only, because nearly every call of a member runs it. */
const memberByToken = compileStatement((p: Params<At & { tokenHash: Uint8Array }>) =>
  fromShop(p, 'sessions')
    .innerJoin('members', shopJoin('members.id', 'sessions.memberId'))
    .select(columns)
    .where('sessions.expiresAt', '>', p.now)
    .where('sessions.tokenHash', '=', p.tokenHash),
);
const byTokens = compileStatement((p: Params<At & { tokenHashes: readonly Uint8Array[] }>) =>
  sessions(p)
    .select('sessions.tokenHash')
    .where('sessions.tokenHash', '=', sql<Uint8Array>`any(${p.tokenHashes}::bytea[])`),
);

type Row<S> = S extends CompiledStatement<infer _P, infer O> ? O : never;
/** A session of a member or of staff. */
type SessionRow = Row<typeof byToken>;
type MemberSessionRow = Pick<SessionRow, keyof Row<typeof memberByToken>>;

export type Person =
  | Pick<Member, 'kind' | 'memberId' | 'sessionId' | 'actingStaffId' | 'provenAt' | 'assistant'>
  | Pick<
      Staff,
      'kind' | 'staffId' | 'sessionId' | 'roles' | 'provenAt' | 'passwordDue' | 'secondFactor' | 'key'
    >;

/** The holder of the token; undefined if it is unknown, expired or ended, or the account is disabled. */
export const findSession = (tx: Tx, token: string) => findBy(tx, token, byToken, holderOf);

/**
 * Like `findSession`, but finds only members. It reads fewer tables, for a token that an earlier request showed to be a
 * member's.
 */
export const findMemberSession = (tx: Tx, token: string) => findBy(tx, token, memberByToken, memberHolder);

/** Extends a session that is found, at most once an hour. */
async function findBy<R extends MemberSessionRow>(
  tx: Tx,
  token: string,
  statement: CompiledStatement<{ shopId: string; now: string; tokenHash: Uint8Array }, R>,
  holderIn: (row: R, now: string) => Person | undefined,
): Promise<Person | undefined> {
  const hash = tokenHash(token);
  const [row] = await tx.compiled(statement, { shopId: tx.shopId, tokenHash: hash, now: tx.now });
  const holder = row && holderIn(row, tx.now);
  if (row && holder && Date.parse(tx.now) - Date.parse(row.lastSeenAt) > 3_600_000)
    await extendSession(tx, hash, row.memberId !== null, row.actingStaffId !== null);
  return holder;
}

/** Like `findSession` for many tokens at once; a look, not a use. Missing tokens have no holder. */
export async function findSessions(tx: Tx, tokens: readonly string[]): Promise<ReadonlyMap<string, Person>> {
  const byHash = new Map(tokens.map((token) => [tokenHash(token).toString('base64'), token]));
  const tokenHashes = [...byHash.keys()].map((hash) => Buffer.from(hash, 'base64'));
  const rows = await tx.compiled(byTokens, { shopId: tx.shopId, tokenHashes, now: tx.now });
  const found = new Map<string, Person>();
  for (const row of rows) {
    const token = byHash.get(Buffer.from(row.tokenHash).toString('base64'));
    const holder = holderOf(row, tx.now);
    if (token !== undefined && holder !== undefined) found.set(token, holder);
  }
  return found;
}

function holderOf(row: SessionRow, now: string): Person | undefined {
  if (row.memberId !== null) return memberHolder(row, now);
  if (sessionEndOf(row) <= now || row.staffId === null || row.staffStatus !== 'active') return undefined;
  return {
    kind: 'staff',
    staffId: asStaffId(row.staffId),
    sessionId: row.id,
    roles: row.staffRoles ?? [],
    provenAt: row.provenAt ?? row.createdAt,
    passwordDue: row.passwordDue === true,
    secondFactor: row.factorConfirmedAt !== null,
  };
}

function memberHolder(row: MemberSessionRow, now: string): Person | undefined {
  if (sessionEndOf(row) <= now || row.memberId === null || row.memberStatus !== 'active') return undefined;
  return {
    kind: 'member',
    memberId: asMemberId(row.memberId),
    sessionId: row.id,
    actingStaffId: row.actingStaffId === null ? null : asStaffId(row.actingStaffId),
    provenAt: row.provenAt ?? row.createdAt,
  };
}
