import fc from 'fast-check';
import { expect, it } from 'vitest';
import { courierNumber as number } from './desks.ts';
import { firstUnpackableOrder, order, packingDesk, weight } from './packingDesk.ts';

type Desk = ReturnType<typeof packingDesk>;

/** Mistakes of a clerk who does not look at the screen. None of them has an effect. */
const slips = {
  none: () => {},
  parcelTwice: (at, n) => at.hears(number(n * 2 + 1), { afterMs: 10 }),
  foreign: (at, n) => at.hears(number(n * 2 + 9)),
  ofNext: (at, n) => at.hears(number(n * 2 + 2)),
  tail: (at, n) => at.hears(number(n * 2).slice(-5)),
  longTail: (at, n) => at.hears(number(n * 2).slice(1)),
  own: (at, n) => at.hears(order(n).number),
  before: (at, n) => at.isPacked(`order ${n - 1}`) && at.hears(order(n - 1).number),
  notToPack: (at, n) => at.hears(order(firstUnpackableOrder + n).number),
  shelf: (at) => at.hears('A-01-2'),
  weightTail: (at) => at.hears('00070'),
  early: (at, n) => at.hears(order(n + 1).number),
  reload: (at) => at.reload(),
  answers: (at) => at.answers(),
} satisfies Record<string, (at: Desk, n: number) => unknown>;
const anySlip = fc.constantFrom(...(Object.keys(slips) as (keyof typeof slips)[]));
const one = fc.record({
  slips: fc.array(anySlip, { minLength: 5, maxLength: 5 }),
  quick: fc.boolean(),
  twice: fc.boolean(),
  lost: fc.constantFrom(...([null, null, null, 0, 1, 2, 3, 4, 5] as const)),
});
const rounds = fc.array(one, { minLength: 1, maxLength: 15 });
type Round = typeof rounds extends fc.Arbitrary<(infer One)[]> ? One : never;

/**
 * A clerk who packs order after order and ignores the messages of the desk. With `loses`, the desk never receives the
 * scans that the rounds name in `lost`. An order that was scanned early is not scanned again in its turn. Returns the
 * orders that were scanned early.
 */
function play(at: Desk, all: readonly Round[], loses = false): ReadonlySet<number> {
  const early = new Set<number>();
  let ahead = false;
  all.forEach(({ slips: some, quick, twice, lost }, n) => {
    const afterMs = quick ? 10 : 2_000;
    const slip = (step: number) => {
      const name = some[step] ?? 'none';
      if (name === 'early' && (ahead || n + 1 >= all.length)) return;
      slips[name](at, n);
      ahead ||= name === 'early';
    };
    const step = (n: number, act: () => void) => (loses && lost === n ? undefined : act());
    if (ahead) early.add(n);
    else step(0, () => at.hears(order(n).number, { afterMs }));
    ahead = false;
    order(n).parcels.forEach(({ courierNumber }, place) => {
      slip(place);
      step(1 + place, () => at.hears(courierNumber, { afterMs }));
    });
    slip(2);
    step(3, () => at.hears(weight(n), { afterMs }));
    slip(3);
    step(4, () => at.hears('40 30 25', { afterMs }));
    slip(4);
    step(5, () => at.confirm());
    if (twice) at.confirm(10);
  });
  at.answers();
  return early;
}

const results = (at: Desk) =>
  at.packed.map((done) => [done.order.id, done.parcelIds.length, done.packages[0]?.weightG]);
const right = (n: number) => [`order ${n}`, 2, 2_000 + n * 10];

it('packs every order with its own parcels and weight despite wrong, repeated, partial and early scans, reloads and late answers', () => {
  fc.assert(
    fc.property(rounds, (all) => {
      const at = packingDesk();
      play(at, all);
      expect(results(at)).toEqual(all.map((_, n) => right(n)));
    }),
  );
});

it('if a step is never read or the server refuses, no order gets another’s parcels or weight, and the order after the next is packed', () => {
  fc.assert(
    fc.property(rounds, fc.uniqueArray(fc.nat(14), { maxLength: 3 }), (all, some) => {
      const at = packingDesk(new Set(some));
      const harmed = (n: number) => all[n]?.lost !== null || some.includes(n);
      const early = play(at, all, true);
      for (const result of results(at)) expect(result).toEqual(right(Number(String(result[0]).slice(6))));
      const near: boolean[] = [];
      all.forEach((_, n) => {
        const before = [n - 1, n - 2];
        // An order may stay unpacked if a scan of it or of one of the two orders before was lost or the server
        // refused one of them. So may an order that was scanned early while such an order was still open, because the
        // desk refuses that scan with a sound.
        near[n] =
          [n, ...before].some((one) => one >= 0 && harmed(one)) ||
          (early.has(n) && before.some((one) => near[one]));
        if (!near[n]) expect(results(at)).toContainEqual(right(n));
      });
    }),
  );
});

it('puts an order that could not be packed aside for the next, uses nothing of it for the other, and continues where it stopped', () => {
  const at = packingDesk();
  const scan = (...texts: string[]) => {
    for (const text of texts) at.hears(text);
    at.answers();
  };
  scan(order(1).number, number(2));
  at.confirm();
  expect(at.refused()).toBe(true);
  scan(order(2).number);
  expect(at.open()).toBe('order 2');
  expect(at.refused()).toBe(true);
  scan(number(3), weight(1));
  expect(at.state()?.packages[0]?.weight).toBe('');
  at.confirm();
  scan(order(1).number, number(3), weight(1), '40 30 25');
  at.confirm();
  at.answers();
  expect(results(at)).toEqual([right(1)]);
});

it('says what is missing when an order is confirmed first, and keeps it open', () => {
  const at = packingDesk();
  at.hears(order(1).number);
  at.answers();
  at.confirm();
  expect(at.state()).toMatchObject({ problem: { key: 'missing' }, failed: false, busy: false });
  at.hears(order(2).number);
  at.answers();
  expect(at.open()).toBe('order 1');
  expect(at.state()?.bench.waiting).toBe(order(2).number);
});

it('accepts nothing for an order that could not be packed after another order’s parcel was scanned, until one of its own is scanned', () => {
  const at = packingDesk();
  for (const text of [order(1).number, number(2), number(3), '40 30 25']) at.hears(text);
  at.answers();
  at.confirm();
  at.hears(number(4));
  at.hears(weight(2));
  expect(at.state()).toMatchObject({ away: true, problem: { key: 'unpacked' }, packages: [{ weight: '' }] });
  for (const text of [number(3), weight(1), '40 30 25']) at.hears(text);
  at.confirm();
  at.answers();
  expect(results(at)).toEqual([right(1)]);
});

it('lets one order wait, stops the next with a sound, and confirms once while the answer is awaited', () => {
  const at = packingDesk();
  for (const text of [order(1).number, order(2).number]) at.hears(text);
  at.answers();
  expect(at.refused()).toBe(false);
  at.hears(order(3).number);
  expect(at.state()).toMatchObject({ problem: { key: 'full' }, bench: { waiting: order(2).number } });
  for (const text of [number(2), number(3), weight(1), '40 30 25']) at.hears(text);
  at.confirm();
  at.confirm();
  at.answers();
  expect(at.packed).toHaveLength(1);
  expect(at.open()).toBe('order 2');
});

it('refuses a third order with a sound after a lost confirmation, uses its parcels for no other, and packs it in its turn', () => {
  const at = packingDesk();
  const scan = (...texts: string[]) => {
    for (const text of texts) at.hears(text);
    at.answers();
    return at.refused();
  };
  scan(order(0).number, number(0), number(1), weight(0), '40 30 25');
  // The confirmation of order 0 is lost. Order 1 therefore waits, and the next confirmation packs order 0.
  expect(scan(order(1).number, number(2), number(3), weight(1), '40 30 25')).toBe(true);
  at.confirm();
  at.answers();
  expect(at.open()).toBe('order 1');
  scan(order(2).number);
  expect(scan(order(3).number)).toBe(true);
  expect(at.state()).toMatchObject({ problem: { key: 'full' }, bench: { waiting: order(2).number } });
  scan(number(4), number(5), weight(2), '40 30 25');
  at.confirm();
  at.answers();
  at.refused();
  expect(scan(number(6), number(7))).toBe(true);
  expect(results(at)).toEqual([right(0), right(2)]);
  scan(order(3).number, number(6), number(7), weight(3), '40 30 25');
  at.confirm();
  at.answers();
  expect(results(at)).toEqual([right(0), right(2), right(3)]);
});

it('does not let an order that cannot be packed wait', () => {
  const at = packingDesk();
  for (const text of [order(1).number, order(firstUnpackableOrder).number, order(2).number]) at.hears(text);
  at.answers();
  expect(at.refused()).toBe(true);
  expect(at.state()?.bench.waiting).toBe(order(2).number);
});

it('asks about packages that weigh far more or less than their parcels', () => {
  const at = packingDesk();
  for (const text of [order(1).number, number(2), number(3), '70', '40 30 25']) at.hears(text);
  at.answers();
  at.confirm();
  expect(at.state()?.problem?.key).toBe('unlikely');
  at.confirm(10);
  at.answers();
  expect(at.packed).toEqual([]);
  at.confirm(1_500);
  at.answers();
  expect(at.packed).toHaveLength(1);
});

it('a confirm key after a refused scan confirms nothing', () => {
  const at = packingDesk();
  for (const text of [order(1).number, number(2), number(3), weight(1), '40 30 25']) at.hears(text);
  at.answers();
  at.hears('9.99', { confirms: true });
  at.answers();
  expect(at.packed).toEqual([]);
  expect(at.refused()).toBe(true);
  at.confirm();
  at.answers();
  expect(results(at)).toEqual([right(1)]);
});

it('replaces an order that was scanned by mistake, or could not be packed, by the waiting one once its parcel is scanned', () => {
  for (const before of [[], [number(10), weight(5)]]) {
    const at = packingDesk();
    for (const text of [order(5).number, order(1).number, ...before]) at.hears(text);
    at.answers();
    if (before.length > 0) at.confirm();
    at.refused();
    for (const text of [number(2), number(3), weight(1), '40 30 25']) at.hears(text);
    at.answers();
    expect(at.refused()).toBe(true);
    at.confirm();
    at.answers();
    expect(results(at)).toEqual([right(1)]);
  }
});
