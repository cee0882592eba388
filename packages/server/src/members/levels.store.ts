import { levelReached } from '@crossdock/domain/members/levels.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { compileStatement, db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { changeRows, deleteFromShop, fromShop } from '../platform/rows.ts';
import { type Actor, systemActor } from '../platform/scope.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { recordSteps } from '../platform/transitions.ts';

interface LevelFields {
  readonly zh: string;
  readonly tw: string;
  readonly en: string;
  readonly fromPaidMinor: number | null;
}

/** The shop's levels from the first upwards; empty if the shop has none. */
export function levelsOf(tx: Tx) {
  return tx.all(fromShop(tx, 'memberLevels').selectAll().orderBy('level'));
}

export async function countMembersByLevel(tx: Tx): Promise<Map<number, number>> {
  const rows = await tx.all(
    fromShop(tx, 'members')
      .select((eb) => ['level', eb.fn.countAll<number>().as('n')])
      .groupBy('level'),
  );
  return new Map(rows.map(({ level, n }) => [level, n]));
}

/** Replaces the levels, from the first upwards. */
export async function saveLevelRows(tx: Tx, levels: readonly LevelFields[]): Promise<void> {
  const rows = levels.map((one, at) => ({ ...one, shopId: tx.shopId, level: at + 1 }));
  await tx.run(deleteFromShop(tx, 'memberLevels').where('level', '>', rows.length));
  await tx.run(
    db
      .insertInto('memberLevels')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['shopId', 'level']).doUpdateSet((eb) => ({
          zh: eb.ref('excluded.zh'),
          tw: eb.ref('excluded.tw'),
          en: eb.ref('excluded.en'),
          fromPaidMinor: eb.ref('excluded.fromPaidMinor'),
        })),
      ),
  );
  await publish(tx, 'members', null);
}

/** Moves a member from one level to another; false if the member has left that level meanwhile. */
export async function changeLevel(
  tx: Tx,
  actor: Actor,
  memberId: string,
  step: { from: number; to: number; event: 'levelUp' | 'level'; why: string },
): Promise<boolean> {
  const moved = await changeRows(tx, 'members', { id: memberId, level: step.from }, { level: step.to });
  if (moved === 0) return false;
  const { from, to, event, why } = step;
  await Promise.all([
    recordSteps(tx, actor, 'member', [
      { subjectId: memberId, event, from: String(from), to: String(to), why },
    ]),
    publish(tx, 'members', memberId),
  ]);
  return true;
}

const automaticAhead = compileStatement<
  { shopId: string; memberId: string },
  { level: number; fromPaidMinor: number | null }
>((p) =>
  fromShop(p, 'memberLevels')
    .innerJoin('members', 'members.shopId', 'memberLevels.shopId')
    .select(['memberLevels.level', 'memberLevels.fromPaidMinor'])
    .where('members.id', '=', p.memberId)
    .where('memberLevels.fromPaidMinor', 'is not', null)
    .whereRef('memberLevels.level', '>', 'members.level'),
);

/** The freight that the member has paid in total, in minor units, after deduction of coupons and points. */
export async function freightPaidBy(tx: Tx, memberId: string): Promise<number> {
  const perOrder = fromShop(tx, 'orders', { 'orders.memberId': memberId, 'orders.paymentState': 'paid' })
    .innerJoin('orderLines', shopJoin('orderLines.orderId', 'orders.id'))
    .select(sql<number>`greatest(sum(order_lines.amount_minor), 0)`.as('freightMinor'))
    .where('orderLines.stage', '=', 'bill')
    .where('orderLines.kind', 'in', ['freight', 'coupon', 'points'])
    .groupBy('orders.id')
    .as('paid');
  const { sum } = await tx.one(
    db.selectFrom(perOrder).select(sql<number>`coalesce(sum(freight_minor), 0)::bigint`.as('sum')),
  );
  return sum;
}

/**
 * Raises a member whose paid freight has reached a level's threshold; members never move down. Call it after the order
 * is marked as paid and before money moves. The member's row is locked while freight is summed, so that of two payments
 * at once the later one counts both. Without a higher level it needs only one small read.
 */
export async function raiseLevel(tx: Tx, actor: Actor, memberId: string): Promise<void> {
  const ahead = await tx.compiled(automaticAhead, { shopId: tx.shopId, memberId });
  if (ahead.length === 0) return;
  const { level } = await tx.one(fromShop(tx, 'members', { id: memberId }).select('level').forNoKeyUpdate());
  const paidMinor = await freightPaidBy(tx, memberId);
  const levels = ahead.map((one) => ({ level: one.level, fromPaidMinor: one.fromPaidMinor }));
  const to = levelReached(level, paidMinor, levels);
  if (to === level) return;
  await changeLevel(tx, systemActor(actor.shop, actor.requestId), memberId, {
    from: level,
    to,
    event: 'levelUp',
    why: '',
  });
}
