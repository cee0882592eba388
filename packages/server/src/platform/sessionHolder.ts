import { sql } from 'kysely';
import type { Tx } from './db.ts';
import { tokenHash } from './ids.ts';
import { type CompiledStatement, compileStatement, type Params } from './query.ts';
import { fromShop } from './rows.ts';
import { asMemberId, asStaffId, type Member, type Staff } from './scope.ts';
import { extendSession, sessionEndOf } from './sessions.ts';
import { shopJoin } from './shopJoin.ts';

type At = { shopId: string; now: string };
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
      'sessions.id',
      'sessions.memberId',
      'sessions.staffId',
      'sessions.actingStaffId',
      'sessions.lastSeenAt',
      'sessions.createdAt',
      'sessions.provenAt',
      'sessions.endsAt',
      'factor.confirmedAt as factorConfirmedAt',
      'staff.passwordDue',
      'members.status as memberStatus',
      'staff.status as staffStatus',
      'staff.roles as staffRoles',
    ])
    .where('sessions.expiresAt', '>', p.now);

const byToken = compileStatement((p: Params<At & { tokenHash: Uint8Array }>) =>
  sessions(p).where('sessions.tokenHash', '=', p.tokenHash),
);
const byTokens = compileStatement((p: Params<At & { tokenHashes: readonly Uint8Array[] }>) =>
  sessions(p)
    .select('sessions.tokenHash')
    .where('sessions.tokenHash', '=', sql<Uint8Array>`any(${p.tokenHashes}::bytea[])`),
);

export type Person =
  | Pick<Member, 'kind' | 'memberId' | 'sessionId' | 'actingStaffId' | 'provenAt' | 'assistant'>
  | Pick<
      Staff,
      'kind' | 'staffId' | 'sessionId' | 'roles' | 'provenAt' | 'passwordDue' | 'secondFactor' | 'key'
    >;

/** The holder of the token; undefined if it is unknown, expired or ended, or the account is disabled. */
export async function findSession(
  tx: Tx,
  token: string,
  /** A look does not extend the session, a use does. */
  how: 'use' | 'look' = 'use',
): Promise<Person | undefined> {
  const hash = tokenHash(token);
  const [row] = await tx.compiled(byToken, { shopId: tx.shopId, tokenHash: hash, now: tx.now });
  if (row === undefined || sessionEndOf(row) <= tx.now) return undefined;
  if (how === 'use' && Date.parse(tx.now) - Date.parse(row.lastSeenAt) > 3_600_000)
    await extendSession(tx, hash, row.memberId !== null, row.actingStaffId !== null);
  return holderOf(row, tx.now);
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

type Row = typeof byToken extends CompiledStatement<infer _P, infer O> ? O : never;

function holderOf(row: Row, now: string): Person | undefined {
  if (sessionEndOf(row) <= now) return undefined;
  const provenAt = row.provenAt ?? row.createdAt;
  if (row.memberId !== null) {
    if (row.memberStatus !== 'active') return undefined;
    return {
      kind: 'member',
      memberId: asMemberId(row.memberId),
      sessionId: row.id,
      actingStaffId: row.actingStaffId === null ? null : asStaffId(row.actingStaffId),
      provenAt,
    };
  }
  if (row.staffId === null || row.staffStatus !== 'active') return undefined;
  return {
    kind: 'staff',
    staffId: asStaffId(row.staffId),
    sessionId: row.id,
    roles: row.staffRoles ?? [],
    provenAt,
    passwordDue: row.passwordDue === true,
    secondFactor: row.factorConfirmedAt !== null,
  };
}
