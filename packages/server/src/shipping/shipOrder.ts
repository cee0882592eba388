import { refuse } from '@crossdock/contract/refusals.ts';
import { orderNumberIn } from '@crossdock/domain/orders/number.ts';
import { ordersInDispute } from '../disputes/store.ts';
import { deskOrderById } from '../orders/desk.store.ts';
import { deskReaderOf } from '../orders/deskReader.ts';
import { deskOrderOf } from '../orders/deskView.ts';
import { carriersOfOrders, forwardingNumbersInUse, ordersByNumber } from '../orders/shipping.store.ts';
import { reportedFor, transfersOn } from '../payments/reported.store.ts';
import type { Handler } from '../platform/handler.ts';
import { handOver } from './handOver.ts';
import { numbersOfOurs } from './ourNumbers.store.ts';

export const shipOrder: Handler<'shipOrder'> = async (tx, actor, input, services) => {
  const number = orderNumberIn(input.number) ?? input.number.toUpperCase();
  const [order] = await ordersByNumber(tx, [number], true);
  if (!order) return refuse('order.unknownNumber', { number: input.number }, 'number');
  if (input.orderId !== undefined && input.orderId !== order.id)
    return refuse('order.otherNumber', { number }, 'number');
  if (order.state !== 'awaitingShipment') return refuse('order.notToShip', { number }, 'number');
  if ((await ordersInDispute(tx, [order.id])).size > 0)
    return refuse('dispute.orderWaits', { number }, 'number');
  const { forwardingNumber } = input;
  if ((await numbersOfOurs(tx, [forwardingNumber])).has(forwardingNumber))
    return refuse('order.forwardingOurs', { forwardingNumber }, 'forwardingNumber');
  const used = (await forwardingNumbersInUse(tx, [forwardingNumber], { hold: true })).get(forwardingNumber);
  if (used)
    return refuse('order.forwardingUsed', { forwardingNumber, number: used.number }, 'forwardingNumber');
  const carrierId = input.carrierId ?? order.carrierId;
  const carriers = await carriersOfOrders(tx, [order.id]);
  const carrier = carriers.find((one) => one.id === carrierId);
  if (!carrier) return refuse('order.carrierUnfit', {}, 'carrierId');
  if (!(await handOver(tx, actor, order, { forwardingNumber, carrier })))
    return refuse('order.notToShip', { number }, 'number');
  const row = await deskOrderById(tx, order.id);
  return row
    ? deskOrderOf(row, deskReaderOf(actor, services, tx.now), {
        transferOn: transfersOn(await reportedFor(tx, [row.id])),
        packers: new Map(),
      })
    : refuse('row.notFound');
};
