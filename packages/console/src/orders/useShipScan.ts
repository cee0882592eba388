import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import { useRef, useState } from 'react';
import { client, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { play } from '../shell/sounds.ts';
import { useMachine } from '../shell/useMachine.ts';
import { begin, type Effect, type Event, type Shipment, type Shipping, ship } from './shippingSteps.ts';

/** One shipment of this desk: on its way to the server, there, refused, or taken back. */
export interface ShippedLine extends Shipment {
  readonly key: number;
  readonly orderId: string;
  readonly consignee: string;
  readonly carrierName: string;
  readonly state: 'sending' | 'shipped' | 'refused' | 'undone';
  readonly message: string;
}

const linesMax = 50;

/** Scan the order, scan the forwarding number: one shipment after the other. */
export function useShipScan() {
  const { lines, send: sendShipment, undo } = useShipments();
  const [state, send] = useMachine<Shipping, Event, Effect>(begin, ship, (effect, tell) => {
    if ('sound' in effect) play(effect.sound);
    else if ('ship' in effect) sendShipment(effect.ship);
    else
      void orderToShip(effect.lookUp).then((order) => tell({ type: 'found', number: effect.lookUp, order }));
  });
  return { ...state, send, lines, undo };
}

export type ShipScan = ReturnType<typeof useShipScan>;

/** Shipments in the order of their scans, one after the other; each says what came of it. */
function useShipments() {
  const [lines, setLines] = useState<readonly ShippedLine[]>([]);
  const nextKey = useRef(1);
  const before = useRef<Promise<void>>(Promise.resolve());
  const call = useSubmit('shipOrder', { quiet: true, refreshes: ['listDeskOrders', 'getDeskOrder'] });
  const undoCall = useSubmit('undoShipOrder', { refreshes: ['listDeskOrders', 'getDeskOrder'] });
  const settle = (key: number, change: Partial<ShippedLine>) =>
    setLines((all) => all.map((line) => (line.key === key ? { ...line, ...change } : line)));
  const submit = async (key: number, { number, forwardingNumber, carrierId }: Shipment) => {
    const input = { number, forwardingNumber, ...(carrierId === '' ? {} : { carrierId }) };
    const attempt = await call.submit(input);
    play(attempt.ok ? 'good' : 'bad');
    if (attempt.ok) {
      const { id, consignee, carrierName } = attempt.data;
      settle(key, { state: 'shipped', orderId: id, consignee, carrierName });
    } else settle(key, { state: 'refused', message: attempt.failure.message });
  };
  const send = (shipment: Shipment) => {
    const key = nextKey.current++;
    const line = { ...shipment, key, orderId: '', consignee: '', carrierName: '', message: '' };
    setLines((all) => [{ ...line, state: 'sending' as const }, ...all].slice(0, linesMax));
    before.current = before.current.then(() => submit(key, shipment));
  };
  const undo = async (line: ShippedLine | undefined) => {
    if (!line) return;
    const attempt = await undoCall.submit({ orderId: line.orderId });
    play(attempt.ok ? 'good' : 'bad');
    if (attempt.ok) settle(line.key, { state: 'undone' });
  };
  return { lines, send, undo };
}

/** The order of a scanned number, or why it cannot be shipped. */
async function orderToShip(number: string): Promise<DeskOrderDetails | string> {
  const looked = await client.attempt('findDeskOrder', { number }, { fresh: true });
  if (!looked.ok) return looked.failure.message;
  const { id, state } = looked.data;
  if (state !== 'awaitingShipment')
    return t('orders.ship.notToShip', { number: looked.data.number, state: t(`orders.state.${state}`) });
  const order = await client.attempt('getDeskOrder', { orderId: id }, { fresh: true });
  return order.ok ? order.data : order.failure.message;
}
