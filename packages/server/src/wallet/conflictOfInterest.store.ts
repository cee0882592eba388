import { type ApprovalKind, conflictOfInterestDays } from '@crossdock/domain/wallet/approvals.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { fromShop, hasRow } from '../platform/rows.ts';
import { shopCondition } from '../platform/shopCondition.ts';

interface About {
  readonly kind: ApprovalKind;
  readonly memberId?: string | undefined;
  readonly subjectId?: string | undefined;
}

const conflictMs = conflictOfInterestDays * 86_400_000;

/** The kinds of action that take a member's money out of the books, or state that it was paid out. */
const paysOut: readonly ApprovalKind[] = ['withdrawal', 'sourceRefund', 'refundOutcome'];

/**
 * Whether the clerk has a conflict of interest: they submitted the request while acting as the member; or the
 * action pays out the member's money, and they gave the member money or acted as that member; or they decide
 * about a refund that they requested.
 */
export async function hasConflictOfInterest(tx: Tx, staffId: string, about: About): Promise<boolean> {
  const { kind, memberId, subjectId } = about;
  if (subjectId === undefined) return false;
  if (await filedFor(tx, staffId, subjectId)) return true;
  if (!paysOut.includes(kind) || memberId === undefined) return false;
  const [gave, acted, sent] = await Promise.all([
    kind === 'withdrawal'
      ? gaveTo(tx, staffId, memberId, subjectId)
      : gaveBalance(tx, staffId, memberId, [...paysOut, 'chargeback', ...ownMoneyBack]),
    actedAs(tx, staffId, memberId),
    kind === 'refundOutcome' && sentRefund(tx, staffId, subjectId),
  ]);
  return gave || acted || sent;
}

/**
 * Kinds of action that refund what the member has paid. Sending this refund on to its source is part of the same
 * work, so these kinds are no conflict.
 */
const ownMoneyBack: readonly ApprovalKind[] = ['order', 'purchase'];

/**
 * Whether the clerk recently gave the member money or points, alone or as one of two people. Actions of the kinds in
 * `others` do not count.
 */
async function gaveBalance(
  tx: Tx,
  staffId: string,
  memberId: string,
  others: readonly ApprovalKind[],
): Promise<boolean> {
  const acts = recentActs(tx, staffId, memberId).where('kind', 'not in', [...others]);
  if ((await tx.maybe(acts.limit(1))) !== undefined) return true;
  return gavePoints(tx, staffId, memberId);
}

const recentActs = (tx: Tx, staffId: string, memberId: string) =>
  fromShop(tx, 'moneyActs', { memberId, state: 'approved' })
    .select('id')
    .where('createdAt', '>=', tx.earlier(conflictMs))
    .where((eb) => eb.or([eb('requestedBy', '=', staffId), eb('auditedBy', '=', staffId)]));

function sentRefund(tx: Tx, staffId: string, refundId: string): Promise<boolean> {
  return hasRow(tx, 'sourceRefunds', { id: refundId, sentBy: staffId });
}

/** Whether the clerk did anything with this subject while acting as the member. */
function filedFor(tx: Tx, staffId: string, subjectId: string): Promise<boolean> {
  return tx.exists(
    fromShop(tx, 'transitions', { subjectId, staffId })
      .select('id')
      .where('memberId', 'is not', null)
      .limit(1),
  );
}

function actedAs(tx: Tx, staffId: string, memberId: string): Promise<boolean> {
  return tx.exists(
    fromShop(tx, 'auditLog', { staffId, memberId })
      .select('id')
      .where('at', '>=', tx.earlier(conflictMs))
      .limit(1),
  );
}

/**
 * Whether the clerk recently gave the member money that this withdrawal may pay out, alone or as one of two people.
 * A clerk can give earnings only as the reward of a sharing proof; a withdrawal of the balance may contain any gift.
 */
async function gaveTo(tx: Tx, staffId: string, memberId: string, withdrawalId: string): Promise<boolean> {
  const { source } = await tx.one(fromShop(tx, 'withdrawals', { id: withdrawalId }).select('source'));
  let acts = recentActs(tx, staffId, memberId).where('kind', 'not in', [
    'withdrawal',
    'sourceRefund',
    'chargeback',
  ]);
  if (source === 'earnings') acts = acts.where('kind', '=', 'share');
  if ((await tx.maybe(acts.limit(1))) !== undefined) return true;
  return source === 'balance' && gavePoints(tx, staffId, memberId);
}

/**
 * Whether the clerk gave the member points. If a gift to many members needed approval, its request names none of
 * them. So the query begins with the member's entries.
 */
function gavePoints(tx: Tx, staffId: string, memberId: string): Promise<boolean> {
  return tx.exists(
    fromShop(tx, 'pointsEntries', { memberId })
      .select('id')
      .where('at', '>=', tx.earlier(conflictMs))
      .where('kind', '=', 'adjusted')
      .where(sql<boolean>`amount - owed_change > 0`)
      .where((eb) =>
        eb.or([
          eb('staffId', '=', staffId),
          eb.exists(
            eb
              .selectFrom('moneyActs')
              .select('moneyActs.id')
              .where(shopCondition(tx, { 'moneyActs.kind': 'points', 'moneyActs.requestedBy': staffId }))
              .whereRef('moneyActs.auditedAt', '=', 'pointsEntries.at'),
          ),
        ]),
      )
      .limit(1),
  );
}
