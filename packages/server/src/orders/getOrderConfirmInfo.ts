import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { differencesOf } from './costsView.ts';
import { storedPackages } from './details.store.ts';
import { submittedDestination } from './detailsView.ts';
import { orderLines } from './lines.store.ts';
import { dueMinor, findOrderOf } from './store.ts';
import { actionsOf } from './view.ts';

export const getOrderConfirmInfo: Handler<'getOrderConfirmInfo'> = async (tx, actor, input) => {
  const order = await findOrderOf(tx, actor.memberId, input.orderId);
  if (!order) return refuse('row.notFound');
  const [packages, lines] = await Promise.all([storedPackages(tx, order.id), orderLines(tx, order.id)]);
  return {
    id: order.id,
    number: order.number,
    state: order.state,
    actions: actionsOf(order, actor.shop.settings.memberMaySign),
    consignee: order.consignee,
    destination: submittedDestination(order),
    parcelCount: order.parcelCount,
    packageCount: packages.length,
    forwardingNumber: order.forwardingNumber,
    quoteTotalMinor: order.quoteTotalMinor,
    billTotalMinor: order.billTotalMinor,
    differences: differencesOf(order, lines),
    dueMinor: dueMinor(order),
    refundMinor: order.paidMinor,
  };
};
