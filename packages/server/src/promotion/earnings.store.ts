import { minor } from '@crossdock/domain/money.ts';
import type { PaidFreight, Refunded } from '@crossdock/domain/orders/rewarded.ts';
import { earningOf, earningTakenBack } from '@crossdock/domain/promotion/rules.ts';
import type { Movement } from '@crossdock/domain/wallet/movement.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { db, hot } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import type { Actor } from '../platform/scope.ts';

/**
 * Whoever invited the payer, while active. The row stays locked, so that the earnings of one referrer are written by one
 * transaction at a time. Who invited is set once, when an account is made, so that no circle of them can form.
 */
const lockReferrer = hot<{ shopId: string; memberId: string }, { id: string }>((p) =>
  db
    .selectFrom('members as friend')
    .innerJoin('members as referrer', (join) =>
      join
        .onRef('referrer.shop_id', '=', 'friend.shop_id')
        .onRef('referrer.id', '=', 'friend.referrer_id')
        .onRef('referrer.id', '<>', 'friend.id'),
    )
    .select('referrer.id')
    .where('friend.shop_id', '=', p.shopId)
    .where('friend.id', '=', p.memberId)
    .where('referrer.status', '=', 'active')
    .forNoKeyUpdate('referrer'),
);

/** The active member who invited this one; undefined where nobody did. Locks the referrer's row. */
export async function referralOf(tx: Tx, memberId: string): Promise<{ readonly id: string } | undefined> {
  const [referrer] = await tx.hot(lockReferrer, { shopId: tx.shopId, memberId });
  return referrer;
}

/**
 * The referrer's share of freight that a friend paid: credited at once, once for each order, whatever the order becomes.
 * What the referrer still owes of refunded orders is taken from it. Nothing where the shop's programme is closed.
 */
export async function earnOn(
  tx: Tx,
  actor: Actor,
  { order, freightMinor }: PaidFreight,
): Promise<Movement[]> {
  const { active, rateBp } = actor.shop.settings.promotion;
  const amount = earningOf(freightMinor, rateBp);
  if (!active || amount === 0) return [];
  const referrer = await referralOf(tx, order.member_id);
  if (referrer === undefined) return [];
  const id = newId();
  const added = await tx.run(
    db
      .insertInto('promotion_earnings')
      .values({
        shop_id: tx.shopId,
        id,
        member_id: referrer.id,
        referred_member_id: order.member_id,
        order_id: order.id,
        freight_minor: freightMinor,
        rate_bp: rateBp,
        amount_minor: amount,
        created_at: tx.now,
      })
      .onConflict((conflict) => conflict.columns(['shop_id', 'order_id']).doNothing()),
  );
  if (added === 0) return [];
  const [owed] = await Promise.all([collectOwed(tx, referrer.id), publish(tx, 'promotion', referrer.id)]);
  const reward: Movement = {
    from: { kind: 'promotion' },
    to: { kind: 'memberEarnings', memberId: referrer.id },
    amount,
    kind: 'promotionReward',
    earningId: id,
  };
  return [reward, ...owed];
}

/** Takes back of an order's earning what its refund takes of the order; what was spent already stays owed. */
export async function takeBackEarning(tx: Tx, refunded: Refunded): Promise<Movement[]> {
  const { order, refundedMinor, keptMinor } = refunded;
  const earnings = db.selectFrom('promotion_earnings').where('shop_id', '=', tx.shopId);
  const found = await tx.maybe(earnings.select('member_id').where('order_id', '=', order.id));
  if (found === undefined) return [];
  await lockMember(tx, found.member_id);
  const earning = await tx.one(
    earnings
      .select(['id', 'amount_minor', 'reversed_minor', 'taken_back_minor'])
      .where('order_id', '=', order.id)
      .forUpdate(),
  );
  const left = earning.amount_minor - earning.reversed_minor;
  const reversed_minor = earning.reversed_minor + earningTakenBack(left, refundedMinor, keptMinor);
  if (reversed_minor === earning.reversed_minor) return [];
  await tx.run(
    db
      .updateTable('promotion_earnings')
      .set({ reversed_minor, reversed_at: tx.now })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', earning.id),
  );
  await publish(tx, 'promotion', found.member_id);
  return [reversal(tx, found.member_id, earning.id, reversed_minor - earning.taken_back_minor)];
}

/** One writer at a time for all that a member has earned; always before the rows of single earnings. */
export async function lockMember(tx: Tx, memberId: string): Promise<void> {
  await tx.run(
    db
      .selectFrom('members')
      .select('id')
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', memberId)
      .forNoKeyUpdate(),
  );
}

const owedBy = hot<{ shopId: string; memberId: string }, { id: string; owed_minor: number }>((p) =>
  db
    .selectFrom('promotion_earnings')
    .select(['id', sql<number>`reversed_minor - taken_back_minor`.as('owed_minor')])
    .where('shop_id', '=', p.shopId)
    .where('member_id', '=', p.memberId)
    .where(sql<boolean>`taken_back_minor < reversed_minor`)
    .orderBy('id')
    .forUpdate(),
);

/** What refunds still have to take from the member's earnings, as far as there are any when the money moves. */
export async function collectOwed(tx: Tx, memberId: string): Promise<Movement[]> {
  const rows = await tx.hot(owedBy, { shopId: tx.shopId, memberId });
  return rows.map((row) => reversal(tx, memberId, row.id, row.owed_minor));
}

function reversal(tx: Tx, memberId: string, earningId: string, owedMinor: number): Movement {
  return {
    from: { kind: 'memberEarnings', memberId },
    to: { kind: 'promotion' },
    amount: minor(owedMinor),
    kind: 'promotionReversal',
    earningId,
    atMost: (movedMinor) =>
      tx.run(
        db
          .updateTable('promotion_earnings')
          .set({ taken_back_minor: sql<number>`taken_back_minor + ${movedMinor}::bigint` })
          .where('shop_id', '=', tx.shopId)
          .where('id', '=', earningId),
      ),
  };
}
