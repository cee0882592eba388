import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import { referenceNumber } from '@crossdock/domain/reference.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  initialShipping,
  type Shipment,
  type ShippingEffect,
  type ShippingEvent,
  type ShippingState,
  shippingReducer,
} from '../src/orders/shippingSteps.ts';
import type { ScannedLine } from '../src/shell/scanDispatcher.ts';
import { createLineMaker, createSlowScanner } from './desks.ts';

const number = (n: number) => referenceNumber('CD', Uint8Array.from([n, n >> 5, 2, 3, 4, 5, 6, n * 7]));
const label = (n: number) => `KR${String(n * 31).padStart(8, '0')}`;
const orderOf = (n: number) =>
  ({
    id: `id ${n}`,
    carrierId: 'c',
    packages: [],
    parcels: [{ courierNumber: `SF12345678901${n}` }],
  }) as unknown as DeskOrderDetails;

const numbersOf = Array.from({ length: 120 }, (_, n) => number(n));
/** Orders from this number on cannot be shipped, because they are not packed and so are not at the desk. */
const notPacked = 60;

function desk(lying: ReadonlySet<number> = new Set()) {
  let state: ShippingState = initialShipping;
  const line = createLineMaker();
  const shipped: Shipment[] = [];
  const effects: ShippingEffect[] = [];
  const send = (event: ShippingEvent) => {
    const [next, caused] = shippingReducer(state, event);
    state = next;
    effects.push(...caused);
    for (const effect of caused) {
      if ('ship' in effect) shipped.push(effect.ship);
      if ('lookUp' in effect) slow.asks(effect.lookUp, () => found(effect.lookUp));
    }
  };
  const found = (code: string) => {
    const n = numbersOf.indexOf(code);
    const { parcels } = orderOf(n);
    const courierNumbers = parcels.map((parcel) => parcel.courierNumber);
    const refused = {
      refusal: 'not to be shipped',
      lying: lying.has(n) ? { number: code, courierNumbers } : null,
    };
    send({ type: 'found', number: code, order: n >= notPacked || lying.has(n) ? refused : orderOf(n) });
  };
  const slow = createSlowScanner((heard) => send({ type: 'line', heard }));
  return {
    shipped,
    send,
    answers: slow.answers,
    state: () => state,
    refused: () => effects.splice(0).some((effect) => 'sound' in effect && effect.sound === 'bad'),
    scan: (text: string, afterMs = 2_000, more: Partial<ScannedLine> = {}) =>
      slow.hear(line(text, { afterMs, ...more })),
    reload: () => {
      state = { ...JSON.parse(JSON.stringify(state)), last: null };
      slow.reload();
    },
  };
}
type Desk = ReturnType<typeof desk>;

/** Mistakes of a clerk who does not look at the screen. None of them has an effect. */
const slips = {
  none: () => {},
  orderTwice: (at, n) => at.scan(number(n), 10),
  orderAgain: (at, n) => at.scan(number(n), 4_000),
  before: (at, n) => at.shipped.some((one) => one.number === number(n - 1)) && at.scan(number(n - 1)),
  notPacked: (at, n) => at.scan(number(notPacked + n)),
  labelBefore: (at, n) => n > 0 && at.scan(label(n - 1), 10),
  labelTail: (at, n) => at.scan(label(n).slice(-4)),
  labelCut: (at, n) => at.state().labels.length > 0 && at.scan(label(n).slice(1)),
  orderTail: (at, n) => at.scan(number(n).slice(2)),
  parcel: (at) => at.scan(referenceNumber('P', new Uint8Array(8))),
  courierNumber: (at, n) => at.scan(`SF12345678901${n}`),
  shelf: (at) => at.scan('A-01-2'),
  reload: (at) => at.reload(),
} satisfies Record<string, (at: Desk, n: number) => unknown>;
const anySlip = fc.constantFrom(...(Object.keys(slips) as (keyof typeof slips)[]));
const rounds = fc.array(
  fc.record({
    slips: fc.tuple(anySlip, anySlip),
    early: fc.boolean(),
    answers: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
    quick: fc.boolean(),
  }),
  { minLength: 1, maxLength: 40 },
);
type Round = typeof rounds extends fc.Arbitrary<(infer One)[]> ? One : never;

/** A clerk who scans order after order and ignores the messages of the desk. */
function play(at: Desk, all: readonly Round[], mayBeAhead: (n: number) => boolean = () => true): void {
  let ahead = false;
  all.forEach(({ slips: [first, second], early, answers, quick }, n) => {
    const afterMs = quick ? 10 : 2_000;
    const answered = (step: number) => answers[step] && at.answers();
    // Makes this mistake before the order's scan, when the previous order is finished and nothing is pending.
    if (!ahead && first === 'notPacked') slips[first](at, n);
    if (!ahead) at.scan(number(n), afterMs);
    ahead = early && n + 1 < all.length && mayBeAhead(n);
    answered(0);
    if (first !== 'notPacked') slips[first](at, n);
    answered(1);
    if (ahead) at.scan(number(n + 1), afterMs);
    // Does not make the same mistake twice, because the desk would take the second equal scan as a confirmation.
    if (second !== first) slips[second](at, n);
    answered(2);
    at.scan(label(n), afterMs);
  });
  at.answers();
}

const pairs = (at: Desk) => at.shipped.map((one) => [one.number, one.forwardingNumber, one.orderId]);

it('ships every order under its own label despite wrong, repeated, partial and early scans, reloads and late answers', () => {
  fc.assert(
    fc.property(rounds, (all) => {
      const at = desk();
      play(at, all);
      expect(pairs(at)).toEqual(all.map((_, n) => [number(n), label(n), `id ${n}`]));
    }),
  );
});

it('orders that cannot be shipped affect no other: no order gets another’s label, and the desk continues', () => {
  fc.assert(
    fc.property(rounds, fc.uniqueArray(fc.nat(39), { maxLength: 8 }), (all, some) => {
      const lying = new Set(some);
      const at = desk(lying);
      // Never scans two orders in a row early. The desk refuses the second one, because it could not assign the next
      // label to an order.
      let before = false;
      play(at, all, (n) => {
        before = !before && !lying.has(n - 1);
        return before;
      });
      for (const [order, ship] of pairs(at)) expect(ship).toBe(label(numbersOf.indexOf(order ?? '')));
      const lost = all.filter((_, n) => !at.shipped.some((one) => one.number === number(n))).length;
      expect(lost).toBeLessThanOrEqual(2 * some.filter((n) => n < all.length).length);
    }),
  );
});

it('handles scans behind an order as if its answer had come at once', () => {
  fc.assert(
    fc.property(rounds, (all) => {
      const [slow, quick] = [desk(), desk()];
      play(slow, all);
      play(
        quick,
        all.map((one) => ({ ...one, answers: [true, true, true] })),
      );
      expect(pairs(slow)).toEqual(pairs(quick));
    }),
  );
});

it('opens the next order behind one that cannot be shipped when it is scanned again, or after the label', () => {
  const at = desk(new Set([1]));
  at.scan(number(1));
  at.scan(number(2));
  at.answers();
  expect(at.refused()).toBe(true);
  expect(at.state()).toMatchObject({ problem: { key: 'stopped' }, bench: { open: '' } });
  at.scan(label(1));
  expect(at.shipped).toEqual([]);
  at.scan(number(2));
  at.answers();
  at.scan(label(1));
  expect(at.state().problem?.key).toBe('spoiled');
  at.scan(label(2));
  expect(at.shipped).toMatchObject([{ number: number(2), forwardingNumber: label(2) }]);
  const heard = desk(new Set([1]));
  for (const text of [number(1), number(2), number(2), label(2)]) {
    heard.scan(text);
    heard.answers();
  }
  expect(heard.shipped).toMatchObject([{ number: number(2), forwardingNumber: label(2) }]);
});

it('lets one order wait, stops the next with a sound, and drops both on Escape', () => {
  const at = desk();
  for (const n of [1, 2]) at.scan(number(n));
  at.answers();
  expect(at.refused()).toBe(false);
  at.scan(number(3));
  at.answers();
  expect(at.refused()).toBe(true);
  expect(at.state().problem).toEqual({ key: 'full', code: number(3) });
  at.send({ type: 'drop' });
  at.scan(label(2));
  expect(at.shipped).toEqual([]);
});

it('gives the label of an order that was refused for a waiting one to no other', () => {
  const at = desk();
  for (const text of [
    number(1),
    number(2),
    number(3),
    label(1),
    number(4),
    label(2),
    label(3),
    label(4),
    number(5),
    label(5),
  ])
    at.scan(text);
  at.answers();
  expect(pairs(at)).toEqual([1, 2, 5].map((n) => [number(n), label(n), `id ${n}`]));
});

it('ships nothing under merged numbers, or for an order that is no longer open', () => {
  const at = desk();
  at.scan(number(1));
  at.answers();
  at.scan(number(1) + label(1));
  expect(at.state().problem?.key).toBe('ownNumber');
  const { turn } = at.state().bench;
  at.send({ type: 'drop' });
  at.scan(number(2));
  at.answers();
  at.scan(label(1), 2_000, { turn });
  expect(at.state().problem?.key).toBe('late');
  expect(at.shipped).toEqual([]);
});

it('accepts a label that looks cut off when it is scanned again', () => {
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

it("does not use an order's parcel as its label, and ignores answers to no question", () => {
  const at = desk();
  at.scan(number(1));
  at.send({ type: 'found', number: number(2), order: orderOf(2) });
  expect(at.state().bench.open).toBe('');
  at.scan('SF123456789011');
  at.answers();
  expect(at.state()).toMatchObject({ problem: { key: 'isParcel' }, bench: { open: number(1) } });
  at.scan(label(1));
  expect(pairs(at)).toEqual([[number(1), label(1), 'id 1']]);
});
