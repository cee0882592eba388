import { newOrderNumber } from '@crossdock/domain/orders/number.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  beginPacking,
  type Effect,
  type Event,
  type PackedOrder,
  type Packing,
  pack,
  type Submission,
} from '../src/orders/packingSteps.ts';
import type { Heard } from '../src/shell/scanLine.ts';
import { lines, courierNumber as number } from './desks.ts';

const order = (n: number): PackedOrder => ({
  id: `order ${n}`,
  number: newOrderNumber(Uint8Array.from([n, n >> 5, 2, 3, 4, 5, 6, n * 7])),
  parcels: [0, 1].map((at) => ({
    id: `parcel ${n} ${at}`,
    number: `P${n}${at}`,
    courierNumber: number(n * 2 + at),
    weightG: 1_000,
  })),
});
const weight = (n: number) => `2.${String(n).padStart(2, '0')}`;

/** The desk over several orders: a waiting one opens once the open one is packed. */
function desk(first: PackedOrder) {
  let open = first;
  let state: Packing = beginPacking(open, null);
  const line = lines();
  const packed: (Submission & { readonly order: PackedOrder })[] = [];
  const effects: Effect[] = [];
  let now = 0;
  const send = (event: Event) => {
    const [next, caused] = pack(state, event, open);
    state = next;
    effects.push(...caused);
    for (const effect of caused) if ('pack' in effect) packed.push({ ...effect.pack, order: open });
  };
  return {
    packed,
    send,
    state: () => state,
    refused: () => effects.splice(0).some((effect) => 'sound' in effect && effect.sound === 'bad'),
    hears: (text: string, more: Partial<Heard> & { afterMs?: number } = {}) => {
      const heard = line(text, more);
      now = heard.atMs;
      send({ type: 'line', heard });
    },
    confirm: (afterMs = 500) => send({ type: 'confirm', atMs: now + afterMs }),
    opens: (next: PackedOrder) => {
      open = next;
      state = beginPacking(open, null);
    },
    reload: () => {
      const { here, allHere, packages, bench } = state;
      state = beginPacking(
        open,
        JSON.parse(JSON.stringify({ here, allHere, packages, waiting: bench.waiting, sending: '' })),
      );
    },
  };
}

const slips = {
  none: () => {},
  parcelTwice: (at, n) => at.hears(number(n * 2 + 1), { afterMs: 10 }),
  foreign: (at, n) => at.hears(number(n * 2 + 9)),
  tail: (at, n) => at.hears(number(n * 2).slice(-5)),
  longTail: (at, n) => at.hears(number(n * 2).slice(1)),
  own: (at, n) => at.hears(order(n).number),
  shelf: (at) => at.hears('A-01-2'),
  weightTail: (at) => at.hears('00070'),
  early: (at, n) => at.hears(order(n + 1).number),
  reload: (at) => at.reload(),
  hasty: (at) => at.confirm(1),
} satisfies Record<string, (at: ReturnType<typeof desk>, n: number) => unknown>;
const anySlip = fc.constantFrom(...(Object.keys(slips) as (keyof typeof slips)[]));

it('packs every order with its own parcels and weight whatever is scanned wrongly, twice, in pieces, early or over a reload', () => {
  const one = fc.record({ slips: fc.array(anySlip, { minLength: 4, maxLength: 4 }), quick: fc.boolean() });
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 15 }), (all) => {
      const at = desk(order(0));
      all.forEach(({ slips: some, quick }, n) => {
        const afterMs = quick ? 10 : 2_000;
        const slip = (step: number) => slips[some[step] ?? 'none'](at, n);
        if (n > 0) at.opens(order(n));
        slip(0);
        for (const parcel of order(n).parcels) {
          at.hears(parcel.courierNumber, { afterMs });
          slip(1);
        }
        at.hears(weight(n), { afterMs });
        slip(2);
        at.hears('40 30 25', { afterMs });
        slip(3);
        at.hears(order(n).number, { afterMs: 100 });
        at.confirm();
      });
      expect(
        at.packed.map((done) => [done.order.id, done.parcelIds.length, done.packages[0]?.weightG]),
      ).toEqual(all.map((_, n) => [`order ${n}`, 2, 2_000 + n * 10]));
    }),
  );
});

it('takes nothing for an order that could not be packed once another one was scanned', () => {
  const at = desk(order(1));
  at.hears(number(2));
  at.confirm();
  at.hears(order(2).number);
  expect(at.state()).toMatchObject({ away: true, problem: { key: 'unpacked' }, bench: { waiting: '' } });
  at.hears(weight(2), { place: 'weight 1' });
  expect(at.state().packages[0]?.weight).toBe('');
  expect(at.refused()).toBe(true);
  at.confirm();
  expect(at.packed).toEqual([]);
  at.hears(order(1).number);
  at.hears(number(3));
  for (const text of [weight(1), '40 30 25']) at.hears(text);
  at.confirm();
  expect(at.packed).toHaveLength(1);
});

it('lets one order wait, stops the next aloud, and confirms once while the answer is awaited', () => {
  const at = desk(order(1));
  at.hears(order(2).number);
  expect(at.refused()).toBe(false);
  at.hears(order(3).number);
  expect(at.state()).toMatchObject({ problem: { key: 'full' }, bench: { waiting: order(2).number } });
  for (const text of [number(2), number(3), weight(1), '40 30 25']) at.hears(text);
  at.refused();
  at.confirm();
  at.confirm();
  expect(at.refused()).toBe(true);
  expect(at.packed).toHaveLength(1);
});

it('asks about packages that weigh far more or less than their parcels', () => {
  const at = desk(order(1));
  for (const text of [number(2), number(3), '70', '40 30 25']) at.hears(text);
  at.confirm();
  expect(at.state().problem?.key).toBe('unlikely');
  at.confirm(510);
  expect(at.packed).toEqual([]);
  at.confirm(1_500);
  expect(at.packed).toHaveLength(1);
});
