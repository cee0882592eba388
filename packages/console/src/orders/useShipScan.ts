import type { DeskOrder, DeskOrderDetails } from '@crossdock/contract/orderDesk.ts';
import { useState } from 'react';
import { client, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { play } from '../shell/sounds.ts';

export type ShipStep = 'order' | 'forwarding';

/** Scan the order, scan the forwarding number, Enter: one shipment after the other. */
export function useShipScan() {
  const [step, setStep] = useState<ShipStep>('order');
  const [number, setNumber] = useState('');
  const [forwarding, setForwarding] = useState('');
  const [carrierId, setCarrierId] = useState('');
  const [found, setFound] = useState<DeskOrderDetails | null>(null);
  const [problem, setProblem] = useState<string>();
  const [recents, setRecents] = useState<readonly DeskOrder[]>([]);
  const ship = useSubmit('shipOrder', { quiet: true, refreshes: ['listDeskOrders', 'getDeskOrder'] });
  const restart = () => {
    setStep('order');
    setNumber('');
    setForwarding('');
    setFound(null);
    setProblem(undefined);
  };
  const fail = (text: string) => {
    play('bad');
    setProblem(text);
  };
  const find = async () => {
    const scanned = number.trim();
    if (scanned === '') return;
    const order = await orderToShip(scanned);
    if (typeof order === 'string') return fail(order);
    play('good');
    setFound(order);
    setCarrierId(order.carrierId);
    setProblem(undefined);
    setStep('forwarding');
  };
  const confirm = async () => {
    if (!found || forwarding.trim() === '' || ship.busy) return;
    const attempt = await ship.submit({ number: found.number, forwardingNumber: forwarding, carrierId });
    if (!attempt.ok) {
      const { fields, message } = attempt.failure;
      return fail(fields.forwardingNumber?.message ?? message);
    }
    play('good');
    setRecents((before) => [attempt.data, ...before].slice(0, 20));
    restart();
  };
  return {
    step,
    number,
    forwarding,
    carrierId,
    found,
    problem,
    recents,
    busy: ship.busy,
    setNumber: (text: string) => {
      setNumber(text);
      setProblem(undefined);
    },
    setForwarding: (text: string) => {
      setForwarding(text);
      setProblem(undefined);
    },
    setCarrierId,
    restart,
    enter: () => (step === 'order' ? find() : confirm()),
  };
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
