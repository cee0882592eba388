import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { inTransitStates, packageNumber } from '@crossdock/domain/orders/packages.ts';
import type { PackageRow } from '../orders/details.store.ts';
import { currentPackages, updatePackageTracking } from '../orders/packages.store.ts';
import { carriersOfOrders } from '../orders/shipping.store.ts';
import { lockOrder } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { recordSteps } from '../platform/transitions.ts';
import { choosePackages } from './choosePackages.ts';
import { forwardingNumberRefusal } from './forwardingNumberRefusal.ts';
import { updateOrderFromPackages } from './updateOrderFromPackages.ts';

/** Corrects a shipment. The states stay; the steps record the former numbers and the reason. */
export const amendShipment: Handler<'amendShipment'> = async (tx, actor, input) => {
  const order = await lockOrder(tx, input.orderId);
  if (!order) return refuse('row.notFound');
  if (order.state !== 'awaitingSignature') return refuse('order.wrongState');
  const all = await currentPackages(tx, order);
  const chosen = choosePackages(all, input.packageIds, inTransitStates);
  if (isRefusal(chosen)) return chosen;
  const { forwardingNumber } = input;
  const problem = await forwardingNumberRefusal(tx, order.id, forwardingNumber);
  if (problem) return problem;
  const carrierId = input.carrierId ?? chosen[0]?.carrierId ?? order.carrierId;
  const carriers = await carriersOfOrders(tx, [order.id]);
  if (!carriers.some((one) => one.id === carrierId)) return refuse('order.carrierUnfit', {}, 'carrierId');
  const after = await updatePackageTracking(tx, actor, all, { ...input, chosen, carrierId });
  const why = `${whatChanged(order.number, all, chosen)} → ${forwardingNumber}: ${input.why}`;
  const step = { subjectId: order.id, event: 'amend', from: order.state, to: order.state, why };
  await recordSteps(tx, actor, 'order', [step]);
  await updateOrderFromPackages(tx, actor, order, { before: all, after });
  return { number: order.number, forwardingNumber };
};

/** The former numbers, and the packages if the correction does not concern the whole order. */
function whatChanged(number: string, all: readonly PackageRow[], chosen: readonly PackageRow[]): string {
  const former = [...new Set(chosen.map(({ forwardingNumber }) => forwardingNumber))].join(', ');
  if (chosen.length === all.length) return former;
  return `${chosen.map(({ position }) => packageNumber(number, position)).join(', ')}: ${former}`;
}
