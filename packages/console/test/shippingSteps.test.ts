import { newOrderNumber } from '@crossdock/domain/orders/number.ts';
import { newParcelNumber } from '@crossdock/domain/parcels/number.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { begin, type Event, type Shipment, ship } from '../src/orders/shippingSteps.ts';

const number = (n: number) => newOrderNumber(Uint8Array.from([n, 1, 2, 3, 4, 5, 6, n * 7]));
const label = (n: number) => `KR${String(n).padStart(8, '0')}`;

function desk() {
  let state = begin;
  let atMs = 0;
  const shipped: Shipment[] = [];
  const send = (event: Event) => {
    const [next, effects] = ship(state, event);
    state = next;
    for (const effect of effects) if ('ship' in effect) shipped.push(effect.ship);
  };
  return {
    shipped,
    send,
    state: () => state,
    scan: (text: string, afterMs = 2_000) => {
      atMs += afterMs;
      send({ type: 'scan', text, atMs });
    },
  };
}

it('ships every order under its own label whatever is scanned wrongly or twice', () => {
  const slips = fc.constantFrom(
    'none',
    'orderTwice',
    'orderAgain',
    'labelTwice',
    'wrongFirst',
    'otherOrder',
    'parcel',
  );
  fc.assert(
    fc.property(fc.array(slips, { minLength: 1, maxLength: 40 }), (all) => {
      const at = desk();
      all.forEach((slip, n) => {
        if (slip === 'wrongFirst') for (const text of ['SF1234567890123', 'A-01-2', '?']) at.scan(text);
        if (slip === 'otherOrder') at.scan(number(n + 100));
        at.scan(number(n));
        if (slip === 'orderTwice') at.scan(number(n), 200);
        if (slip === 'orderAgain') at.scan(number(n), 4_000);
        if (slip === 'parcel') at.scan(newParcelNumber(new Uint8Array(8)));
        at.scan(label(n));
        if (slip === 'labelTwice') at.scan(label(n), 300);
      });
      expect(at.shipped).toEqual(
        all.map((_, n) => ({ number: number(n), forwardingNumber: label(n), carrierId: '' })),
      );
    }),
  );
});

it('ships nothing under two numbers that ran into each other', () => {
  const at = desk();
  at.scan(number(1));
  at.scan(number(1) + label(1));
  expect(at.shipped).toEqual([]);
  expect(at.state().problem?.key).toBe('ownNumber');
});

it('takes two scans an order whether or not the server has answered in between', () => {
  for (const answer of [undefined, 'it is not waiting']) {
    const at = desk();
    at.scan(number(1));
    if (answer) at.send({ type: 'found', number: number(1), order: answer });
    at.scan(label(1));
    expect(at.shipped).toHaveLength(1);
    expect(at.state().step).toBe('order');
  }
});
