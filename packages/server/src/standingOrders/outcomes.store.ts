import type {
  DueCondition,
  ReasonToAskMember,
  StandingActState,
  StandingPaymentState,
} from '@crossdock/domain/standingOrders/rules.ts';
import { sql, type Updateable } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { changeRow, changeRows, fromShop } from '../platform/rows.ts';
import type { StandingActsTable } from '../platform/schema.gen.ts';
import { shopCondition } from '../platform/shopCondition.ts';
import { shopJoin } from '../platform/shopJoin.ts';

/** Whether a parcel of the act is no longer on the shelf. */
const isGone = (tx: Tx) =>
  sql<boolean>`(select count(*) from parcels where parcels.shop_id = ${tx.shopId} and parcels.id = any(act.parcel_ids)
    and parcels.state = 'shelved') < cardinality(act.parcel_ids)`;

const acts = (tx: Tx, memberId: string) =>
  fromShop(tx, 'standingActs as act', { 'act.memberId': memberId })
    .leftJoin('orders', shopJoin('orders.id', 'act.orderId'))
    .selectAll('act')
    .select(['orders.number as orderNumber', 'orders.state as orderState'])
    .$narrowType<{
      state: StandingActState;
      dueBy: DueCondition[];
      askedWhy: '' | ReasonToAskMember;
      payment: StandingPaymentState;
    }>();

/** The results of the member's rules, newest first. */
export const listRuleOutcomes = (tx: Tx, memberId: string, asked: Paging) =>
  pageOf(tx, acts(tx, memberId).orderBy('act.createdAt', 'desc').orderBy('act.id', 'desc'), asked);

export type StandingActRow = Awaited<ReturnType<typeof listRuleOutcomes>>['list'][number];

/** The open questions to the member that they can still accept. */
export const listOpenQuestions = (tx: Tx, memberId: string) =>
  tx.all(
    acts(tx, memberId)
      .where('act.state', '=', 'asked')
      .where((row) => row.not(isGone(tx)))
      .orderBy('act.createdAt')
      .orderBy('act.id'),
  );

export const actOf = (tx: Tx, memberId: string, id: string) =>
  tx.maybe(acts(tx, memberId).where('act.id', '=', id));

/** The act, locked until the transaction ends. */
export const lockAct = (tx: Tx, memberId: string, id: string) =>
  tx.maybe(acts(tx, memberId).where('act.id', '=', id).forUpdate('act'));

/** Whether the rule has already asked about or ordered exactly these parcels. */
export function hasActedOn(tx: Tx, ruleId: string, parcelIds: readonly string[]): Promise<boolean> {
  return tx.exists(
    fromShop(tx, 'standingActs', { standingOrderId: ruleId })
      .select('id')
      .where(sql<boolean>`parcel_ids = ${keyOf(parcelIds)}::uuid[]`),
  );
}

/** The same parcels give the same key, whatever their order. */
const keyOf = (parcelIds: readonly string[]) => parcelIds.toSorted();

export interface NewAct {
  readonly id: string;
  readonly memberId: string;
  readonly standingOrderId: string;
  readonly parcelIds: readonly string[];
  readonly dueBy: readonly DueCondition[];
  readonly weightG: number;
  readonly freeDaysLeft: number | null;
  readonly since: string;
  readonly totalMinor: number;
  readonly limitMinor: number;
}

type Became = Pick<Updateable<StandingActsTable>, 'orderId' | 'placedAt' | 'revocableUntil'> & {
  readonly state: StandingActState;
  readonly payment?: StandingPaymentState;
  readonly askedWhy?: ReasonToAskMember;
};

/** Stores an act. False if the rule acted on these parcels before, because another process was first. */
export async function addAct(tx: Tx, act: NewAct, became: Became): Promise<boolean> {
  const added = await tx.run(
    db
      .insertInto('standingActs')
      .values({
        ...act,
        ...became,
        ...{ shopId: tx.shopId, parcelIds: keyOf(act.parcelIds), dueBy: [...act.dueBy], createdAt: tx.now },
      })
      .onConflict((conflict) => conflict.columns(['shopId', 'standingOrderId', 'parcelIds']).doNothing()),
  );
  await publish(tx, 'standing', act.memberId);
  return added === 1;
}

/** Changes the parcels of a rule's open question. False if there is no open question. */
export async function updateOpenQuestion(tx: Tx, act: NewAct, askedWhy: ReasonToAskMember): Promise<boolean> {
  const { id: _, memberId, standingOrderId, parcelIds, dueBy, ...facts } = act;
  const changed = await changeRows(
    tx,
    'standingActs',
    { standingOrderId, state: 'asked' },
    { ...facts, askedWhy, parcelIds: keyOf(parcelIds), dueBy: [...dueBy] },
  );
  if (changed > 0) await publish(tx, 'standing', memberId);
  return changed > 0;
}

/** Changes the result of a locked act. */
export async function changeAct(
  tx: Tx,
  { id, memberId }: Pick<StandingActRow, 'id' | 'memberId'>,
  changes: Omit<Updateable<StandingActsTable>, 'shopId' | 'id' | 'memberId' | 'state' | 'payment'> & {
    readonly state?: StandingActState;
    readonly payment?: StandingPaymentState;
  },
): Promise<void> {
  await changeRow(tx, 'standingActs', id, changes);
  await publish(tx, 'standing', memberId);
}

/** Ends the open question of a rule; with `gone`, only if some of its parcels left the shelf. */
export async function endQuestions(
  tx: Tx,
  rule: { readonly id: string },
  { gone }: { readonly gone: boolean },
): Promise<void> {
  const open = db
    .updateTable('standingActs as act')
    .set({ state: 'lapsed', endedAt: tx.now })
    .where(shopCondition(tx, { 'act.standingOrderId': rule.id, 'act.state': 'asked' }));
  await tx.run(gone ? open.where(isGone(tx)) : open);
}

/**
 * Packed orders of rules that await payment, while the rule is on and its member may pay. Orders that ask
 * about a price higher than the held one are left out, because only the member answers that.
 */
export const actsToPay = (tx: Tx, most: number) =>
  tx.all(
    fromShop(tx, 'standingActs as act', { 'act.state': 'placed', 'act.payment': 'later' })
      .innerJoin('orders', shopJoin('orders.id', 'act.orderId'))
      .innerJoin('standingOrders as rule', shopJoin('rule.id', 'act.standingOrderId'))
      .innerJoin('members', shopJoin('members.id', 'act.memberId'))
      .select(['act.id', 'act.memberId', 'act.limitMinor', 'act.orderId', 'orders.number'])
      .where('rule.running', '=', true)
      .where('members.status', '=', 'active')
      .where('members.erasedAt', 'is', null)
      .where('orders.state', '=', 'awaitingPayment')
      .where(
        sql<boolean>`not exists (select from order_holds where order_holds.shop_id = ${tx.shopId}
          and order_holds.order_id = orders.id and order_holds.answer = 'open')`,
      )
      .orderBy('act.id')
      .limit(most)
      .$narrowType<{ orderId: string }>(),
  );
