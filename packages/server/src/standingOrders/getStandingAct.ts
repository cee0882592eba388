import { isRefusal, refusalMessage, refuse } from '@crossdock/contract/refusals.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { chosenParcels } from '../parcels/chosenParcels.store.ts';
import type { Tx } from '../platform/db.ts';
import type { Handler } from '../platform/handler.ts';
import type { Member } from '../platform/scope.ts';
import { actOf, type StandingActRow } from './outcomes.store.ts';
import { standingPrice } from './place.ts';
import { planAgreedOrder } from './planAgreedOrder.ts';
import { findRuleEvenIfRemoved } from './rules.store.ts';
import { actView, ruleSentenceOf } from './view.ts';

type Offer = Output<'getStandingAct'>['offer'];

export const getStandingAct: Handler<'getStandingAct'> = async (tx, actor, { id }) => {
  const act = await actOf(tx, actor.memberId, id);
  if (!act) return refuse('row.notFound');
  const [rule, parcels] = await Promise.all([
    findRuleEvenIfRemoved(tx, act.standingOrderId),
    chosenParcels(tx, actor.memberId, act.parcelIds, false),
  ]);
  return {
    ...actView(act, actor, tx.now),
    rule: ruleSentenceOf(rule, actor),
    courierNumbers: parcels.map(({ courierNumber }) => courierNumber),
    currency: actor.shop.currency,
    offer: await offerOf(tx, actor, act),
  };
};

async function offerOf(tx: Tx, actor: Member, act: StandingActRow): Promise<Offer> {
  if (act.state !== 'asked') return { kind: 'none' };
  const order = await planAgreedOrder(tx, actor, act, { lock: false });
  if (isRefusal(order))
    return { kind: 'refused', error: order.refused, message: refusalMessage(order, actor.lang) };
  const { totalMinor, dueMinor, balanceMinor, missingMinor } = await standingPrice(tx, actor, order.prepared);
  return { kind: 'price', totalMinor, dueMinor, balanceMinor, missingMinor };
}
