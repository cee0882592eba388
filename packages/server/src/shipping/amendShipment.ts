import { refuse } from '@crossdock/contract/refusals.ts';
import { carriersOfOrders, changeShipment, forwardingNumbersInUse } from '../orders/shipping.store.ts';
import { lockOrder } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { publish } from '../platform/realtime.ts';
import { recordSteps } from '../platform/transitions.ts';
import { numbersOfOurs } from './ourNumbers.store.ts';

/** The order stays where it is; the step says what the number was before, and why it changed. */
export const amendShipment: Handler<'amendShipment'> = async (tx, actor, input) => {
  const order = await lockOrder(tx, input.orderId);
  if (!order) return refuse('row.notFound');
  if (order.state !== 'awaitingSignature') return refuse('order.wrongState');
  const { forwardingNumber } = input;
  if ((await numbersOfOurs(tx, [forwardingNumber])).has(forwardingNumber))
    return refuse('order.forwardingOurs', { forwardingNumber }, 'forwardingNumber');
  const used = (await forwardingNumbersInUse(tx, [forwardingNumber], { hold: true })).get(forwardingNumber);
  if (used && used.id !== order.id)
    return refuse('order.forwardingUsed', { forwardingNumber, number: used.number }, 'forwardingNumber');
  const carrierId = input.carrierId ?? order.carrierId;
  const carriers = await carriersOfOrders(tx, [order.id]);
  if (!carriers.some((one) => one.id === carrierId)) return refuse('order.carrierUnfit', {}, 'carrierId');
  const changes = { forwardingNumber, carrierId };
  if (!(await changeShipment(tx, order.id, changes))) return refuse('order.wrongState');
  const why = `${order.forwardingNumber} → ${forwardingNumber}: ${input.why}`;
  const step = { subjectId: order.id, event: 'amend', from: order.state, to: order.state, why };
  await Promise.all([recordSteps(tx, actor, 'order', [step]), publish(tx, 'orders', order.memberId)]);
  return { number: order.number, forwardingNumber };
};
