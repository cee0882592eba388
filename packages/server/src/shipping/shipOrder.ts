import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { packageMayMove, packageNumber, packageNumberIn } from '@crossdock/domain/orders/packages.ts';
import { referenceIn } from '@crossdock/domain/reference.ts';
import { ordersInDispute } from '../disputes/store.ts';
import { deskOrderById } from '../orders/desk.store.ts';
import { deskOrderOf } from '../orders/deskView.ts';
import { deskViewContext } from '../orders/deskViewContext.ts';
import { currentPackages } from '../orders/packages.store.ts';
import { carriersOfOrders, ordersByNumber } from '../orders/shipping.store.ts';
import { reportedTransferByOrder, reportedTransfersOfOrders } from '../payments/reportedTransfers.store.ts';
import type { Handler } from '../platform/handler.ts';
import { choosePackages } from './choosePackages.ts';
import { forwardingNumberRefusal } from './forwardingNumberRefusal.ts';
import { shipPackages } from './shipPackages.ts';

/**
 * Ships packages. If the input has a package's number, ships this package. If it has the order's number, ships the
 * packages that the input names, or all that have not left.
 */
export const shipOrder: Handler<'shipOrder'> = async (tx, actor, input, services) => {
  const scanned = packageNumberIn(input.number);
  const number = scanned?.number ?? referenceIn('CD', input.number) ?? input.number.toUpperCase();
  const [order] = await ordersByNumber(tx, [number], true);
  if (!order) return refuse('order.unknownNumber', { number: input.number }, 'number');
  if (input.orderId !== undefined && input.orderId !== order.id)
    return refuse('order.otherNumber', { number }, 'number');
  const all = await currentPackages(tx, order);
  const ofNumber = scanned && all.filter(({ position }) => position === scanned.position);
  if (ofNumber?.length === 0) return refuse('order.unknownNumber', { number: input.number }, 'number');
  const asked = scanned ? packageNumber(number, scanned.position) : number;
  if (!packageMayMove(order.state, 'ship')) return refuse('order.notToShip', { number: asked }, 'number');
  const chosen = choosePackages(all, ofNumber?.map(({ id }) => id) ?? input.packageIds, ['packed']);
  if (isRefusal(chosen))
    return chosen.refused === 'row.notFound'
      ? chosen
      : refuse('order.notToShip', { number: asked }, 'number');
  if ((await ordersInDispute(tx, [order.id])).size > 0)
    return refuse('dispute.orderWaits', { number }, 'number');
  const { forwardingNumber } = input;
  const problem = await forwardingNumberRefusal(tx, order.id, forwardingNumber);
  if (problem) return problem;
  const carrierId = input.carrierId ?? order.carrierBeforeId ?? order.carrierId;
  const carriers = await carriersOfOrders(tx, [order.id]);
  const carrier = carriers.find((one) => one.id === carrierId);
  if (!carrier) return refuse('order.carrierUnfit', {}, 'carrierId');
  if (!(await shipPackages(tx, actor, order, { forwardingNumber, carrier, all, chosen })))
    return refuse('order.notToShip', { number: asked }, 'number');
  const row = await deskOrderById(tx, order.id);
  return row
    ? deskOrderOf(row, deskViewContext(actor, services, tx.now), {
        transferOn: reportedTransferByOrder(await reportedTransfersOfOrders(tx, [row.id])),
        packers: new Map(),
      })
    : refuse('row.notFound');
};
