import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { packageNumberIn } from '@crossdock/domain/orders/packages.ts';
import { awaitsDelivery, heldAfterPackingStates, orderStates } from '@crossdock/domain/orders/states.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { useEffect } from 'react';
import { client, useSubmit } from '../shell/api.ts';
import { useDeskActionLog, useReopenSignal } from '../shell/deskActionLog.ts';
import { t } from '../shell/i18n.ts';
import { repeatUntilFinal } from '../shell/repeatUntilFinal.ts';
import { resolveOrder } from '../shell/resolveScan.ts';
import { scannedLineFromButton } from '../shell/scanDispatcher.ts';
import { scanDispatcher } from '../shell/scanKeys.ts';
import { playSound } from '../shell/sounds.ts';
import { useMachine } from '../shell/useMachine.ts';
import { type ShippedLine, shipmentLog, shipmentQueue, shipmentReopenSignal } from './shipments.ts';
import {
  initialShipping,
  type RefusedOrder,
  type ShippingEffect,
  type ShippingEvent,
  type ShippingState,
  shippingReducer,
} from './shippingSteps.ts';

/** The steps of shipping: scan the order, scan the forwarding number, then the next one. */
export function useShipScan() {
  const lines = useDeskActionLog(shipmentLog);
  const find = async (number: string, tell: (event: ShippingEvent) => void) => {
    const resume = scanDispatcher.pause(scannedLineFromButton(number));
    tell({ type: 'found', number, order: await orderToShip(number) });
    resume();
  };
  const [state, send, current, drawNow] = useMachine<ShippingState, ShippingEvent, ShippingEffect>(
    initialShipping,
    shippingReducer,
    (effect, tell) => {
      if ('sound' in effect) playSound(effect.sound);
      else if ('ship' in effect) shipmentQueue.add(effect.ship);
      else void find(effect.lookUp, tell);
    },
    'crossdock.console.shipping',
  );
  useReopenSignal(shipmentReopenSignal, (shipment) => send({ type: 'reopen', shipment }));
  // Sends the shipments that were not sent before a reload.
  useEffect(() => void shipmentQueue.flush(), []);
  const undoCall = useSubmit('undoShipOrder', { refreshes: ['listDeskOrders', 'getDeskOrder'] });
  const undo = async (line: ShippedLine | undefined) => {
    if (!line) return;
    const attempt = await undoCall.submit({
      orderId: line.orderId,
      ...(line.shipment.packageIds ? { packageIds: [...line.shipment.packageIds] } : {}),
    });
    playSound(attempt.ok ? 'good' : 'bad');
    if (!attempt.ok) return;
    shipmentLog.settle(line.key, { state: 'undone' });
    shipmentReopenSignal.say(line.shipment);
  };
  return { ...state, send, current, drawNow, lines, undo };
}

export type ShipScan = ReturnType<typeof useShipScan>;

/** Finds the order of a scanned number, or says why it cannot be shipped. */
async function orderToShip(number: string): Promise<DeskOrderDetails | RefusedOrder> {
  const looked = await resolveOrder(number, 'shipping');
  if (!looked.ok) return unknown(number, looked.failure);
  const { id, state } = looked.data ?? { id: '', state: '' };
  if (!isOneOf(orderStates, state)) return { refusal: t('orders.unknown', { number }), lying: null };
  const leaves = awaitsDelivery(state);
  const refusedAs = (word: string) =>
    t('orders.ship.notToShip', { number: looked.data?.number ?? number, state: word });
  const refusal = leaves ? '' : refusedAs(t(`orders.state.${state}`));
  if (refusal && !isOneOf(heldAfterPackingStates, state)) return { refusal, lying: null };
  const order = await repeatUntilFinal(() =>
    client.attempt('getDeskOrder', { orderId: id }, { fresh: true }),
  );
  if (!order.ok) return unknown(number, order.failure);
  const gone = leaves ? goneAs(number, order.data) : undefined;
  if (gone !== undefined) return { refusal: refusedAs(gone), lying: null };
  const courierNumbers = order.data.parcels.map((parcel) => parcel.courierNumber);
  return refusal ? { refusal, lying: { number, courierNumbers } } : order.data;
}

/**
 * The state of a package that cannot be shipped, or of an order without waiting packages; undefined if something can
 * be shipped.
 */
function goneAs(number: string, order: DeskOrderDetails): string | undefined {
  const part = packageNumberIn(number);
  const scanned = part && order.packages.find(({ position }) => position === part.position);
  if (part) {
    if (scanned?.state === 'packed') return undefined;
    return scanned ? t(`orders.package.state.${scanned.state}`) : t('orders.unknown', { number });
  }
  const waits = order.packages.some(({ state }) => state === 'packed');
  return waits ? undefined : t(`orders.state.${order.state}`);
}

/**
 * If the server did not answer, the order may be packed and lie on the desk, so its number must not be accepted as a
 * label.
 */
const unknown = (number: string, { message, undecided }: CallFailure): RefusedOrder => ({
  refusal: message,
  lying: undecided ? { number, courierNumbers: [] } : null,
});
