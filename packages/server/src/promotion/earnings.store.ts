import { minor } from '@crossdock/domain/money.ts';
import type { PaidFreight, RefundedOrder } from '@crossdock/domain/orders/rewardedOrder.ts';
import { earningToTakeBack, referralEarning } from '@crossdock/domain/promotion/rules.ts';
import type { Movement } from '@crossdock/domain/wallet/movement.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { lockRow } from '../platform/lockRow.ts';
import { compileStatement, db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { changeRow, fromShop } from '../platform/rows.ts';
import type { Actor } from '../platform/scope.ts';

/**
 * The active referrer of the payer. The row stays locked, so that one transaction at a time writes a referrer's
 * earnings. The referrer is set once at registration, so referrals cannot form a circle.
 */
const lockReferrer = compileStatement<{ shopId: string; memberId: string }, { id: string }>((p) =>
  fromShop(p, 'members as friend', { 'friend.id': p.memberId })
    .innerJoin('members as referrer', (join) =>
      join
        .onRef('referrer.shopId', '=', 'friend.shopId')
        .onRef('referrer.id', '=', 'friend.referrerId')
        .onRef('referrer.id', '<>', 'friend.id'),
    )
    .select('referrer.id')
    .where('referrer.status', '=', 'active')
    .forNoKeyUpdate('referrer'),
);

/** The active referrer of this member; undefined without one. Locks the referrer's row. */
async function referralOf(tx: Tx, memberId: string): Promise<{ readonly id: string } | undefined> {
  const [referrer] = await tx.compiled(lockReferrer, { shopId: tx.shopId, memberId });
  return referrer;
}

/**
 * Credits the referrer's share of a friend's paid freight, once per order. The referrer's debt from refunded orders
 * is deducted. Credits nothing if the shop's programme is closed.
 */
export async function creditReferrer(
  tx: Tx,
  actor: Actor,
  { order, freightMinor }: PaidFreight,
): Promise<Movement[]> {
  const { active, rateBp } = actor.shop.settings.promotion;
  const amount = referralEarning(freightMinor, rateBp);
  if (!active || amount === 0) return [];
  const referrer = await referralOf(tx, order.memberId);
  if (referrer === undefined) return [];
  const id = newId();
  const added = await tx.run(
    db
      .insertInto('promotionEarnings')
      .values({
        shopId: tx.shopId,
        id,
        memberId: referrer.id,
        referredMemberId: order.memberId,
        orderId: order.id,
        freightMinor,
        rateBp,
        amountMinor: amount,
        createdAt: tx.now,
      })
      .onConflict((conflict) => conflict.columns(['shopId', 'orderId']).doNothing()),
  );
  if (added === 0) return [];
  const [owed] = await Promise.all([
    earningsDebtMovements(tx, referrer.id),
    publish(tx, 'promotion', referrer.id),
  ]);
  const reward: Movement = {
    from: { kind: 'promotion' },
    to: { kind: 'memberEarnings', memberId: referrer.id },
    amount,
    kind: 'promotionReward',
    earningId: id,
  };
  return [reward, ...owed];
}

/** Takes back an order's earning in proportion to its refund; an amount that is already spent becomes a debt. */
export async function takeBackEarning(tx: Tx, refunded: RefundedOrder): Promise<Movement[]> {
  const { order, refundedMinor, keptMinor } = refunded;
  const earnings = fromShop(tx, 'promotionEarnings');
  const found = await tx.maybe(earnings.select('memberId').where('orderId', '=', order.id));
  if (found === undefined) return [];
  await lockMember(tx, found.memberId);
  const earning = await tx.one(
    earnings
      .select(['id', 'amountMinor', 'reversedMinor', 'takenBackMinor'])
      .where('orderId', '=', order.id)
      .forUpdate(),
  );
  const left = earning.amountMinor - earning.reversedMinor;
  const reversedMinor = earning.reversedMinor + earningToTakeBack(left, refundedMinor, keptMinor);
  if (reversedMinor === earning.reversedMinor) return [];
  await changeRow(tx, 'promotionEarnings', earning.id, { reversedMinor, reversedAt: tx.now });
  await publish(tx, 'promotion', found.memberId);
  return [reversal(tx, found.memberId, earning.id, reversedMinor - earning.takenBackMinor)];
}

/** Locks the member for all changes of earnings. It always comes before locking rows of single earnings. */
export async function lockMember(tx: Tx, memberId: string): Promise<void> {
  await lockRow(tx, 'members', memberId);
}

const owedBy = compileStatement<{ shopId: string; memberId: string }, { id: string; owedMinor: number }>(
  (p) =>
    fromShop(p, 'promotionEarnings', { memberId: p.memberId })
      .select(['id', sql<number>`reversed_minor - taken_back_minor`.as('owedMinor')])
      .where(sql<boolean>`taken_back_minor < reversed_minor`)
      .orderBy('id')
      .forUpdate(),
);

/** The movements by which the member's earnings pay the debt from refunds, as far as there are any earnings. */
export async function earningsDebtMovements(tx: Tx, memberId: string): Promise<Movement[]> {
  const rows = await tx.compiled(owedBy, { shopId: tx.shopId, memberId });
  return rows.map((row) => reversal(tx, memberId, row.id, row.owedMinor));
}

function reversal(tx: Tx, memberId: string, earningId: string, owedMinor: number): Movement {
  return {
    from: { kind: 'memberEarnings', memberId },
    to: { kind: 'promotion' },
    amount: minor(owedMinor),
    kind: 'promotionReversal',
    earningId,
    atMost: (movedMinor) =>
      changeRow(tx, 'promotionEarnings', earningId, {
        takenBackMinor: sql<number>`taken_back_minor + ${movedMinor}::bigint`,
      }),
  };
}
