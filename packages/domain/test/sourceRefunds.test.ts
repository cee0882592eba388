import { describe, expect, it } from 'vitest';
import {
  isRefundDecidable,
  maxRefundToBank,
  maxRefundToSource,
  sourceRefundMachine,
} from '../src/payments/sourceRefunds.ts';

describe('a refund to the source', () => {
  it('is ended by the provider; while it waits for the provider, also by staff', () => {
    const steps = sourceRefundMachine.transitions.map(
      ({ from, event, to, who }) => `${from} ${event} ${to}: ${who.join(' ')}`,
    );
    expect(steps.toSorted()).toEqual([
      'pending fail failed: system',
      'pending finish done: system',
      'waiting accept pending: system',
      'waiting fail failed: system staff',
      'waiting finish done: system staff',
    ]);
    expect(sourceRefundMachine.initial).toEqual(['waiting']);
  });

  it.each([
    [100, 0, 0, 100, 100],
    [100, 30, 20, 90, 50],
    [100, 30, 20, 40, 40],
    [100, 60, 40, 90, 0],
    [100, 80, 40, 90, 0],
    [100, 0, 0, -5, 0],
  ])(
    'is at most what is left of the payment and of the balance: %i − %i − %i, balance %i: %i',
    (received, refunded, chargedBack, balanceMinor, most) => {
      const of = { receivedMinor: received, refundedMinor: refunded, chargedBackMinor: chargedBack };
      expect(maxRefundToSource({ ...of, balanceMinor })).toBe(most);
    },
  );

  type Asked = Parameters<typeof isRefundDecidable>[0];
  const asked: Asked = { state: 'waiting', tries: 1, createdAt: '2026-01-01T00:00:00.000Z', dueAt: null };
  it.each<[string, Partial<Asked>, string, boolean]>([
    ['after an hour', {}, '2026-01-01T01:00:00.000Z', true],
    ['not earlier', {}, '2026-01-01T00:59:59.999Z', false],
    ['not before its first request', { tries: 0 }, '2026-01-02T00:00:00.000Z', false],
    ['not if the provider has agreed', { state: 'pending' }, '2026-01-02T00:00:00.000Z', false],
    ['when it is due', { dueAt: '2026-01-02T00:00:00.000Z' }, '2026-01-02T00:00:00.000Z', true],
    ['not while a request runs', { dueAt: '2026-01-02T00:00:00.001Z' }, '2026-01-02T00:00:00.000Z', false],
  ])('is decided by people %s', (_, changes, now, is) => {
    expect(isRefundDecidable({ ...asked, ...changes }, now)).toBe(is);
  });
});

it.each([
  [100, 20, 30, 0, 90, 50],
  [100, 20, 30, 10, 90, 40],
  [100, 0, 0, 0, 60, 60],
  [100, 50, 30, 30, 90, 0],
  [100, 0, 0, 0, -5, 0],
])(
  'a refund to the bank is at most what is left of the amount given back: %i − %i − %i − %i, balance %i: %i',
  (givenBackMinor, toSourceMinor, toBankMinor, chargedBackMinor, balanceMinor, most) => {
    const of = { givenBackMinor, toSourceMinor, toBankMinor, chargedBackMinor, balanceMinor };
    expect(maxRefundToBank(of)).toBe(most);
  },
);
