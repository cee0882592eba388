import { expect, test } from 'vitest';
import { cashToCollect } from '../src/orders/cash.ts';

const packed = {
  state: 'awaitingShipment',
  cashOnDelivery: true,
  billTotalMinor: 34_400,
  dueMinor: 34_400,
} as const;

test.each([
  ['packed and not shipped', packed, 34_400],
  ['on its way', { ...packed, state: 'awaitingSignature' }, 34_400],
  ['not packed: nobody knows how much', { ...packed, state: 'processing', billTotalMinor: null }, 0],
  ['collected', { ...packed, state: 'signed', dueMinor: 0 }, 0],
  ['paid first', { ...packed, cashOnDelivery: false }, 0],
] as const)('an order with cash on delivery that is %s', (_what, order, collected) => {
  expect(cashToCollect(order)).toBe(collected);
});
