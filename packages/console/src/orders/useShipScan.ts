import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import { useEffect, useRef } from 'react';
import { client, useSubmit } from '../shell/api.ts';
import { useLines, useReopened } from '../shell/deskLines.ts';
import { t } from '../shell/i18n.ts';
import { scanLine } from '../shell/scanKeys.ts';
import { play } from '../shell/sounds.ts';
import { useMachine } from '../shell/useMachine.ts';
import { reopenedShipments, type ShippedLine, shipments, shippedLines } from './shipments.ts';
import { begin, type Effect, type Event, type Shipping, ship } from './shippingSteps.ts';

/** Scan the order, scan the forwarding number: one shipment after the other. */
export function useShipScan() {
  const lines = useLines(shippedLines);
  const resume = useRef<(() => void) | undefined>(undefined);
  const find = async (number: string, tell: (event: Event) => void) => {
    tell({ type: 'found', number, order: await orderToShip(number) });
    const goOn = resume.current;
    resume.current = undefined;
    goOn?.();
  };
  const [state, send, current] = useMachine<Shipping, Event, Effect>(
    begin,
    ship,
    (effect, tell) => {
      if ('sound' in effect) play(effect.sound);
      else if ('ship' in effect) shipments.add(effect.ship);
      else if ('holdFor' in effect) resume.current ??= scanLine.pause();
      else void find(effect.lookUp, tell);
    },
    'crossdock.console.shipping',
  );
  useReopened(reopenedShipments, (shipment) => send({ type: 'reopen', shipment }));
  // After a reload: what had not left yet, and the order that was open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was kept
  useEffect(() => {
    void shipments.flush();
    if (state.bench.open !== '' && state.found === null) void find(state.bench.open, send);
  }, []);
  const undoCall = useSubmit('undoShipOrder', { refreshes: ['listDeskOrders', 'getDeskOrder'] });
  const undo = async (line: ShippedLine | undefined) => {
    if (!line) return;
    const attempt = await undoCall.submit({ orderId: line.orderId });
    play(attempt.ok ? 'good' : 'bad');
    if (!attempt.ok) return;
    shippedLines.settle(line.key, { state: 'undone' });
    reopenedShipments.say(line.shipment);
  };
  return { ...state, send, current, lines, undo };
}

export type ShipScan = ReturnType<typeof useShipScan>;

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
