import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import { newOrderNumber } from '@crossdock/domain/orders/number.ts';
import { newParcelNumber } from '@crossdock/domain/parcels/number.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  begin,
  type Effect,
  type Event,
  type Shipment,
  type Shipping,
  ship,
} from '../src/orders/shippingSteps.ts';
import type { Heard } from '../src/shell/scanLine.ts';
import { lines } from './desks.ts';

const number = (n: number) => newOrderNumber(Uint8Array.from([n, n >> 5, 2, 3, 4, 5, 6, n * 7]));
const label = (n: number) => `KR${String(n * 31).padStart(8, '0')}`;
const orderOf = (n: number) =>
  ({
    id: `id ${n}`,
    carrierId: 'c',
    parcels: [{ courierNumber: `SF12345678901${n}` }],
  }) as unknown as DeskOrderDetails;

const numbersOf = Array.from({ length: 120 }, (_, n) => number(n));

function desk() {
  let state: Shipping = begin;
  const line = lines();
  const shipped: Shipment[] = [];
  const asked: string[] = [];
  const waiting: Event[] = [];
  let holding = false;
  const effects: Effect[] = [];
  const send = (event: Event) => {
    const [next, caused] = ship(state, event);
    state = next;
    effects.push(...caused);
    for (const effect of caused) {
      if ('ship' in effect) shipped.push(effect.ship);
      if ('lookUp' in effect) asked.push(effect.lookUp);
      if ('holdFor' in effect) holding = true;
    }
  };
  return {
    shipped,
    send,
    /** The server answers what was looked up. */
    answers: () => {
      while (asked.length > 0) {
        for (const code of asked.splice(0))
          send({ type: 'found', number: code, order: orderOf(numbersOf.indexOf(code)) });
        holding = false;
        while (!holding && waiting.length > 0) send(waiting.shift() ?? { type: 'drop' });
      }
    },
    state: () => state,
    refused: () => effects.splice(0).some((effect) => 'sound' in effect && effect.sound === 'bad'),
    /** What is scanned while an order is looked up for its label waits, as the line between scanner and desk sees to. */
    scan: (text: string, afterMs = 2_000, more: Partial<Heard> = {}) => {
      const event: Event = { type: 'line', heard: line(text, { afterMs, ...more }) };
      if (holding) waiting.push(event);
      else send(event);
    },
    reload: () => {
      state = { ...JSON.parse(JSON.stringify(state)), last: null };
    },
  };
}

/** What goes wrong, by a clerk who does not look; each comes to nothing. */
const slips = {
  none: () => {},
  orderTwice: (at, n) => at.scan(number(n), 10),
  orderAgain: (at, n) => at.scan(number(n), 4_000),
  before: (at, n) => n > 0 && at.scan(number(n - 1)),
  labelBefore: (at, n) => n > 0 && at.scan(label(n - 1), 10),
  labelTail: (at, n) => at.scan(label(n).slice(-4)),
  labelCut: (at, n) => n > 0 && at.scan(label(n).slice(1)),
  orderTail: (at, n) => at.scan(number(n).slice(2)),
  parcel: (at) => at.scan(newParcelNumber(new Uint8Array(8))),
  shelf: (at) => at.scan('A-01-2'),
  reload: (at) => at.reload(),
} satisfies Record<string, (at: ReturnType<typeof desk>, n: number) => unknown>;
const anySlip = fc.constantFrom(...(Object.keys(slips) as (keyof typeof slips)[]));

it('ships every order under its own label whatever is scanned wrongly, twice, in pieces, early or over a reload', () => {
  const one = fc.record({
    slip: anySlip,
    early: fc.boolean(),
    answer: fc.constantFrom('before', 'late'),
    quick: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 40 }), (all) => {
      const at = desk();
      let ahead = false;
      all.forEach(({ slip, early, answer, quick }, n) => {
        const afterMs = quick ? 10 : 2_000;
        if (!ahead) at.scan(number(n), afterMs);
        ahead = early && n + 1 < all.length;
        if (answer === 'before') at.answers();
        slips[slip](at, n);
        if (ahead) at.scan(number(n + 1), afterMs);
        at.scan(label(n), afterMs);
        // Scans wait for the answer once the label is there.
        at.answers();
      });
      expect(at.shipped.map((one) => [one.number, one.forwardingNumber])).toEqual(
        all.map((_, n) => [number(n), label(n)]),
      );
      expect(at.shipped.map(({ orderId }) => orderId)).toEqual(all.map((_, n) => `id ${n}`));
    }),
  );
});

it('an order that cannot be shipped is closed again, and what waited behind it: no label goes to the next', () => {
  const at = desk();
  at.scan(number(1));
  at.scan(number(2));
  at.send({ type: 'found', number: number(1), order: 'it is cancelled' });
  expect(at.refused()).toBe(true);
  expect(at.state()).toMatchObject({ refusal: 'it is cancelled', bench: { open: '', waiting: '' } });
  at.scan(label(1));
  expect(at.refused()).toBe(true);
  expect(at.shipped).toEqual([]);
});

it('lets one order wait, stops the next aloud, and drops both on Escape', () => {
  const at = desk();
  for (const n of [1, 2]) at.scan(number(n));
  expect(at.refused()).toBe(false);
  at.scan(number(3));
  expect(at.refused()).toBe(true);
  expect(at.state().problem).toEqual({ key: 'full', code: number(3) });
  at.send({ type: 'drop' });
  at.scan(label(2));
  expect(at.shipped).toEqual([]);
});

it('ships nothing under numbers that ran into each other, or for an order that is no longer open', () => {
  const at = desk();
  at.scan(number(1));
  at.answers();
  at.scan(number(1) + label(1));
  expect(at.state().problem?.key).toBe('ownNumber');
  const { turn } = at.state().bench;
  at.send({ type: 'drop' });
  at.scan(number(2));
  at.scan(label(1), 2_000, { turn });
  expect(at.state().problem?.key).toBe('late');
  expect(at.shipped).toEqual([]);
});

it('takes a label that looks cut off once it is scanned again', () => {
  const at = desk();
  for (const text of [number(1), label(1), number(2), '12345678']) {
    at.scan(text);
    at.answers();
  }
  expect(at.state().problem?.key).toBe('cutLabel');
  at.scan('12345678', 10);
  expect(at.shipped).toHaveLength(1);
  at.scan('12345678');
  expect(at.shipped).toHaveLength(2);
});

it('judges a label that came before the answer once the order is known', () => {
  const at = desk();
  at.scan(number(1));
  at.scan('SF123456789011');
  expect(at.shipped).toEqual([]);
  at.refused();
  at.answers();
  expect(at.refused()).toBe(true);
  expect(at.state()).toMatchObject({ problem: { key: 'isParcel' }, bench: { open: number(1) } });
  at.scan(label(1));
  expect(at.shipped).toMatchObject([{ number: number(1), orderId: 'id 1', forwardingNumber: label(1) }]);
});
