import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextState } from '../src/machine.ts';
import {
  orderStateOfPackages,
  type PackageState,
  packageMachine,
  packageMayMove,
  packageNotice,
  packageNumber,
  packageNumberIn,
  packagesOfEvent,
  reconciledPackages,
} from '../src/orders/packages.ts';
import { type OrderState, orderMachine, orderStates } from '../src/orders/states.ts';
import { forAll } from './forAll.ts';

const step = fc.record({ at: fc.nat(3), event: fc.constantFrom(...packageMachine.events) });

/** The order's state after a move of its packages. The order moves by the same events as on the server. */
function follow(state: OrderState, packages: readonly PackageState[]): OrderState {
  const whole = orderStateOfPackages(packages);
  const event =
    state === 'awaitingShipment' && whole !== 'packed'
      ? 'ship'
      : state === 'awaitingSignature' && whole === 'packed'
        ? 'undoShip'
        : state === 'awaitingSignature' && whole === 'delivered'
          ? 'sign'
          : undefined;
  return event === undefined ? state : (nextState(orderMachine, state, event, 'staff') ?? state);
}

describe('an order follows its packages', () => {
  it('in every sequence of steps its state agrees with them', () => {
    forAll(fc.integer({ min: 1, max: 4 }), fc.array(step, { maxLength: 30 }), (count, steps) => {
      let order: OrderState = 'awaitingShipment';
      let packages: PackageState[] = Array.from({ length: count }, () => 'packed');
      for (const { at, event } of steps) {
        const from = packages[at % count] ?? 'packed';
        if (!packageMayMove(order, event)) continue;
        const to = nextState(packageMachine, from, event, 'staff');
        if (to === undefined) continue;
        packages = packages.with(at % count, to);
        order = follow(order, packages);
        const has = (state: PackageState) => packages.includes(state);
        if (order === 'awaitingShipment') expect(packages.every((one) => one === 'packed')).toBe(true);
        if (order === 'awaitingSignature') expect(packages.some((one) => one !== 'packed')).toBe(true);
        if (order === 'awaitingSignature') expect(orderStateOfPackages(packages)).not.toBe('delivered');
        if (order === 'signed') expect([has('delivered'), has('packed')]).toEqual([true, false]);
      }
    });
  });
});

it.each([
  ['ship', ['awaitingShipment', 'awaitingSignature']],
  ['undoShip', ['awaitingSignature']],
  ['lost', ['awaitingSignature']],
  ['sign', ['awaitingSignature', 'signed']],
  ['found', ['awaitingSignature', 'signed']],
] as const)('%s is possible while the order is in one of %j', (event, states) => {
  expect(orderStates.filter((state) => packageMayMove(state, event))).toEqual(states);
});

it.each([
  ['packed', 'shipped', 'order.packageShipped'],
  ['lost', 'shipped', 'order.packageFound'],
  ['shipped', 'lost', 'order.packageLost'],
  ['shipped', 'delivered', undefined],
  ['shipped', 'packed', undefined],
  ['shipped', 'shipped', undefined],
  ['lost', 'lost', undefined],
] as const)(
  'a package that was %s and is now %s: the member gets the notification %s',
  (from, to, notice) => {
    expect(packageNotice(from, to)).toBe(notice);
  },
);

describe('the number of a package', () => {
  it('is read in any spelling of its order’s number', () => {
    const number = packageNumber('CD000000000', 12);
    expect(packageNumberIn(` ${number.toLowerCase()} `)).toEqual({ number: 'CD000000000', position: 12 });
    for (const strange of ['CD000000000', 'CD000000001-1', 'CD000000000-0', 'SF1234567890-1'])
      expect(packageNumberIn(strange)).toBeUndefined();
  });
});

const whole = {
  ...{ state: 'awaitingSignature' as OrderState, forwardingNumber: 'A', carrierId: 'c', shippedAt: '1' },
  ...{ signedAt: null as string | null, lostAt: null as string | null, lostReason: '' },
};
const part = (state: PackageState, forwardingNumber = '') => ({
  ...{ state, forwardingNumber, carrierId: null, shippedAt: null, deliveredAt: null },
  ...{ lostAt: null, lostReason: '' },
});
const read = (order: Partial<typeof whole>, parts: ReturnType<typeof part>[]) =>
  reconciledPackages({ ...whole, ...order }, parts).map(
    ({ state, forwardingNumber }) => `${state} ${forwardingNumber}`,
  );

describe('changes by a version without packages', () => {
  it.each([
    ['shipped it', {}, [part('packed'), part('packed')], ['shipped A', 'shipped A']],
    ['corrected its number', {}, [part('shipped', 'B'), part('shipped', 'B')], ['shipped A', 'shipped A']],
    [
      'undid it',
      { state: 'awaitingShipment' },
      [part('shipped', 'A'), part('packed')],
      ['packed ', 'packed '],
    ],
    [
      'undid it, and one already has its number',
      { state: 'awaitingShipment' },
      [part('shipped', 'A'), part('packed', 'B')],
      ['packed ', 'packed B'],
    ],
    [
      'corrected the number of those that have left',
      {},
      [part('packed'), part('shipped', 'B')],
      ['packed ', 'shipped A'],
    ],
    ['lost it', { lostAt: '2' }, [part('shipped', 'A'), part('shipped', 'A')], ['lost A', 'lost A']],
    ['found it', {}, [part('lost', 'A'), part('lost', 'A')], ['shipped A', 'shipped A']],
    [
      'signed it',
      { state: 'signed', signedAt: '3' },
      [part('packed'), part('shipped', 'A')],
      ['delivered A', 'delivered A'],
    ],
    [
      'corrected a number where they have several',
      {},
      [part('shipped', 'B'), part('shipped', 'C')],
      ['shipped B', 'shipped C'],
    ],
    [
      'signed it after one had arrived',
      { state: 'signed', signedAt: '3' },
      [part('delivered', 'B'), part('packed')],
      ['delivered B', 'delivered A'],
    ],
    [
      'signed it after one was lost',
      { state: 'signed', signedAt: '3' },
      [part('lost', 'B'), part('packed'), part('shipped', 'C')],
      ['lost B', 'delivered A', 'delivered C'],
    ],
    ['signed it as lost', { state: 'signed', signedAt: '3' }, [part('lost', 'A')], ['delivered A']],
  ] as const)('%s', (_, order, parts, expected) => {
    expect(read(order, [...parts])).toEqual(expected);
  });

  it('leave the day and the reason of a package that was lost before', () => {
    const lost = { ...part('lost', 'A'), lostAt: '1', lostReason: 'fire' };
    const order = { ...whole, lostAt: '2', lostReason: 'theft' };
    expect(
      reconciledPackages(order, [lost, part('shipped', 'A')]).map(({ lostAt, lostReason }) => [
        lostAt,
        lostReason,
      ]),
    ).toEqual([
      ['1', 'fire'],
      ['2', 'theft'],
    ]);
  });

  it('and leaves consistent orders unchanged', () => {
    expect(read({}, [part('lost', 'A'), part('shipped', 'A')])).toEqual(['lost A', 'shipped A']);
    const parts = [part('delivered', 'A'), part('shipped', 'B'), part('packed')];
    expect(read({}, parts)).toEqual(['delivered A', 'shipped B', 'packed ']);
    expect(read({ state: 'signed' }, parts.slice(0, 2))).toEqual(['delivered A', 'shipped B']);
    expect(read({ state: 'cancelled' }, parts)).toEqual(['delivered A', 'shipped B', 'packed ']);
  });
});

describe('a tracking event', () => {
  it('applies to the packages with its number, else to those that had it, else to all', () => {
    const one = (position: number, forwardingNumber: string, formerNumbers: string[] = []) => ({
      ...{ position, forwardingNumber, formerNumbers },
    });
    const swapped = [one(1, 'B', ['A']), one(2, 'A', ['B'])];
    const about = (number: string, packages = swapped) =>
      packagesOfEvent(number, 'CD000000000', packages).map(({ position }) => position);
    expect([about('A'), about('B'), about('CD000000000'), about('CD000000000-2')]).toEqual([
      [2],
      [1],
      [1, 2],
      [2],
    ]);
    expect(about('A', [one(1, 'C', ['A']), one(2, 'B')])).toEqual([1]);
  });
});
