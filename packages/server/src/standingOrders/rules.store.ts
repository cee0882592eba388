import { type ChosenService, standingLimits } from '@crossdock/domain/standingOrders/rules.ts';
import { sql, type Updateable } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { lockRow } from '../platform/lockRow.ts';
import { publish } from '../platform/realtime.ts';
import { changeRow, fromShop, insertRow, updateInShop } from '../platform/rows.ts';
import type { StandingOrdersTable } from '../platform/schema.gen.ts';
import { shopJoin } from '../platform/shopJoin.ts';

const topic = 'standing';

/** The rules of a shop, with the names that a member sees. */
const allRules = (tx: Tx) =>
  fromShop(tx, 'standingOrders as rule')
    .innerJoin('channels', shopJoin('channels.id', 'rule.channelId'))
    .leftJoin('addresses', shopJoin('addresses.id', 'rule.addressId'))
    .leftJoin('pickupPoints as point', shopJoin('point.id', 'rule.pickupPointId'))
    .selectAll('rule')
    .select(['channels.zh', 'channels.tw', 'channels.en', 'channels.warehouseId'])
    .select((row) => [
      row.fn.coalesce('addresses.consignee', 'point.name').as('place'),
      row.fn.coalesce('addresses.province', 'point.province').as('province'),
      row.fn.coalesce('addresses.city', 'point.city').as('city'),
    ]);

const rules = (tx: Tx) => allRules(tx).where('rule.removedAt', 'is', null);

/** A member's rules, oldest first. */
export const rulesOf = (tx: Tx, memberId: string) =>
  tx.all(rules(tx).where('rule.memberId', '=', memberId).orderBy('rule.createdAt').orderBy('rule.id'));

export type RuleRow = Awaited<ReturnType<typeof rulesOf>>[number];

export const ruleOf = (tx: Tx, memberId: string, id: string) =>
  tx.maybe(rules(tx).where('rule.memberId', '=', memberId).where('rule.id', '=', id));

/** The rule of an act, even if it was removed. */
export const findRuleEvenIfRemoved = (tx: Tx, id: string) => tx.one(allRules(tx).where('rule.id', '=', id));

/** The rule, locked until the transaction ends; undefined if it was removed. */
export const lockRule = (tx: Tx, id: string) =>
  tx.maybe(rules(tx).where('rule.id', '=', id).forUpdate('rule'));

/** Locks the member and counts their rules. If two calls add a rule at once, the second one also counts the first's. */
export async function lockRulesOf(tx: Tx, memberId: string): Promise<number> {
  await lockRow(tx, 'members', memberId);
  return (await rulesOf(tx, memberId)).length;
}

type Written = Omit<
  Updateable<StandingOrdersTable>,
  'shopId' | 'id' | 'memberId' | 'createdAt' | 'changedAt' | 'obstacleParams'
>;
type NewRule = Pick<
  StandingOrdersTable,
  | 'id'
  | 'memberId'
  | 'parcels'
  | 'weightG'
  | 'freeDaysLeft'
  | 'addressId'
  | 'pickupPointId'
  | 'channelId'
  | 'declarerId'
  | 'limitMinor'
  | 'asksFirst'
> & {
  readonly weightBy: 'actual' | 'chargeable';
  readonly insured: boolean;
  readonly services: readonly ChosenService[];
};

export async function addRule(tx: Tx, rule: NewRule): Promise<void> {
  await insertRow(tx, 'standingOrders', {
    ...{ ...rule, services: JSON.stringify(rule.services) },
    ...{ createdAt: tx.now, changedAt: tx.now },
  });
  await publish(tx, topic, rule.memberId);
}

/** Changes a rule of the member. False if they have none with this id. */
export async function changeRule(
  tx: Tx,
  { id, memberId }: { readonly id: string; readonly memberId: string },
  changes: Written & { readonly changedAt?: string; readonly obstacleParams?: string },
): Promise<boolean> {
  const changed = await tx.run(
    updateInShop(tx, 'standingOrders', { memberId, id }).set(changes).where('removedAt', 'is', null),
  );
  await publish(tx, topic, memberId);
  return changed === 1;
}

/** Records that the rule was checked, without notifying anybody. */
export const recordRuleCheck = (tx: Tx, id: string) =>
  changeRow(tx, 'standingOrders', id, { lookedAt: tx.now });

const minuteMs = 60_000;

/**
 * Active rules that must be checked, those checked longest ago first: something was shelved since, or an hour
 * has passed, or ten minutes if there was an obstacle. Rules of members who are disabled, erased or about to
 * be erased are left out.
 */
export function rulesToCheck(tx: Tx, most: number) {
  const shelved = sql<boolean>`exists (select from parcels where parcels.shop_id = ${tx.shopId}
    and parcels.member_id = rule.member_id and parcels.state = 'shelved')`;
  const newer = sql<boolean>`exists (select from parcels where parcels.shop_id = ${tx.shopId}
    and parcels.member_id = rule.member_id and parcels.state = 'shelved' and parcels.shelved_at >= rule.looked_at)`;
  const leaves = sql<boolean>`exists (select from erasures where erasures.shop_id = ${tx.shopId}
    and erasures.member_id = rule.member_id and erasures.state in ('requested', 'running'))`;
  return tx.all(
    fromShop(tx, 'standingOrders as rule', { 'rule.running': true })
      .innerJoin('members', shopJoin('members.id', 'rule.memberId'))
      .select(['rule.id', 'rule.lookedAt', 'members.account', 'members.lang'])
      .where('members.status', '=', 'active')
      .where('members.erasedAt', 'is', null)
      .where(shelved)
      .where((row) => row.not(leaves))
      .where((row) =>
        row.or([
          row('rule.lookedAt', 'is', null),
          row('rule.lookedAt', '<', tx.earlier(60 * minuteMs)),
          row.and([row('rule.obstacle', '<>', ''), row('rule.lookedAt', '<', tx.earlier(10 * minuteMs))]),
          newer,
        ]),
      )
      .orderBy('rule.lookedAt', (by) => by.asc().nullsFirst())
      .orderBy('rule.id')
      .limit(most),
  );
}

/** While any rule is on, its shop is checked every minute. */
export const nextStandingOrderCheckAt = ({ shopId, now }: Pick<Tx, 'shopId' | 'now'>) =>
  sql`select case when count(*) > 0 then ${now}::timestamptz end as at from standing_orders
    where shop_id = ${shopId} and running`;

/** The member's parcels that were shelved in a warehouse since a moment, oldest first. */
export const parcelsShelvedSince = (tx: Tx, memberId: string, warehouseId: string, since: string) =>
  tx.all(
    fromShop(tx, 'parcels', { 'parcels.memberId': memberId, 'parcels.warehouseId': warehouseId })
      .leftJoin('orders', shopJoin('orders.id', 'parcels.orderId'))
      .select(['parcels.id', 'parcels.state', 'parcels.shelvedAt', 'parcels.updatedAt'])
      .select('orders.createdAt as orderedAt')
      .where('parcels.shelvedAt', '>', since)
      .orderBy('parcels.shelvedAt', 'desc')
      .limit(standingLimits.triedParcels),
  );
