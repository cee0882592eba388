import { type ApprovalKind, partDays } from '@crossdock/domain/wallet/approvals.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';

interface About {
  readonly kind: ApprovalKind;
  readonly memberId?: string | undefined;
  readonly subjectId?: string | undefined;
}

const dayMs = 86_400_000;

const since = (tx: Tx): string => new Date(Date.parse(tx.now) - partDays * dayMs).toISOString();

/**
 * Whether the clerk took part in what is to be decided: filed it while acting as the member; and of money that a member
 * takes out, gave it, or acted as that member.
 */
export async function hasConflictOfInterest(tx: Tx, staffId: string, about: About): Promise<boolean> {
  const { kind, memberId, subjectId } = about;
  if (subjectId === undefined) return false;
  if (await filedFor(tx, staffId, subjectId)) return true;
  if (kind !== 'withdrawal' || memberId === undefined) return false;
  const [gave, acted] = await Promise.all([
    gaveTo(tx, staffId, memberId, subjectId),
    actedAs(tx, staffId, memberId),
  ]);
  return gave || acted;
}

/** Whether the clerk, acting as the member, did anything with this. */
async function filedFor(tx: Tx, staffId: string, subjectId: string): Promise<boolean> {
  const step = await tx.maybe(
    db
      .selectFrom('transitions')
      .select('id')
      .where('shopId', '=', tx.shopId)
      .where('subjectId', '=', subjectId)
      .where('staffId', '=', staffId)
      .where('memberId', 'is not', null)
      .limit(1),
  );
  return step !== undefined;
}

async function actedAs(tx: Tx, staffId: string, memberId: string): Promise<boolean> {
  const act = await tx.maybe(
    db
      .selectFrom('auditLog')
      .select('id')
      .where('shopId', '=', tx.shopId)
      .where('staffId', '=', staffId)
      .where('memberId', '=', memberId)
      .where('at', '>=', since(tx))
      .limit(1),
  );
  return act !== undefined;
}

/**
 * Whether the clerk gave the member of late what this withdrawal may take out, as the first or the second of two or alone.
 * Earnings come from the programme, and by hand only for sharing proofs; anything ends on the balance.
 */
async function gaveTo(tx: Tx, staffId: string, memberId: string, withdrawalId: string): Promise<boolean> {
  const { source } = await tx.one(
    db
      .selectFrom('withdrawals')
      .select('source')
      .where('shopId', '=', tx.shopId)
      .where('id', '=', withdrawalId),
  );
  let acts = db
    .selectFrom('moneyActs')
    .select('id')
    .where('shopId', '=', tx.shopId)
    .where('memberId', '=', memberId)
    .where('state', '=', 'approved')
    .where('kind', '<>', 'withdrawal')
    .where('createdAt', '>=', since(tx))
    .where((eb) => eb.or([eb('requestedBy', '=', staffId), eb('auditedBy', '=', staffId)]));
  if (source === 'earnings') acts = acts.where('kind', '=', 'share');
  if ((await tx.maybe(acts.limit(1))) !== undefined) return true;
  return source === 'balance' && gavePoints(tx, staffId, memberId);
}

/** Points given to many at once name no member on their act: their entries do. */
async function gavePoints(tx: Tx, staffId: string, memberId: string): Promise<boolean> {
  const entry = await tx.maybe(
    db
      .selectFrom('pointsEntries')
      .select('id')
      .where('shopId', '=', tx.shopId)
      .where('memberId', '=', memberId)
      .where('at', '>=', since(tx))
      .where('kind', '=', 'adjusted')
      .where(sql<boolean>`amount - owed_change > 0`)
      .where((eb) =>
        eb.or([
          eb('staffId', '=', staffId),
          eb.exists(
            eb
              .selectFrom('moneyActs')
              .select('moneyActs.id')
              .where('moneyActs.shopId', '=', tx.shopId)
              .where('moneyActs.kind', '=', 'points')
              .where('moneyActs.requestedBy', '=', staffId)
              .whereRef('moneyActs.auditedAt', '=', 'pointsEntries.at'),
          ),
        ]),
      )
      .limit(1),
  );
  return entry !== undefined;
}
