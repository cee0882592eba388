// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { deleteTopUpPurpose, orderToPayAfterTopUp, storeTopUpPurpose } from '../src/shell/orderAfterTopUp.ts';

beforeEach(() => localStorage.clear());

test.each([true, false])(
  'an order is found again after its top-up, as a purchase of goods (%s) or not',
  (goods) => {
    storeTopUpPurpose({ payId: 'p1', orderId: 'o1', dueMinor: 30_000, goods });
    expect(orderToPayAfterTopUp('p1')).toEqual({ orderId: 'o1', dueMinor: 30_000, goods });
    expect(orderToPayAfterTopUp('p2')).toBeUndefined();
    deleteTopUpPurpose();
    expect(orderToPayAfterTopUp('p1')).toBeUndefined();
  },
);

test('data of an older page means a shipping order, and without an amount pays nothing', () => {
  localStorage.setItem('crossdock.payAfter', 'p1 o1 500');
  expect(orderToPayAfterTopUp('p1')).toEqual({ orderId: 'o1', dueMinor: 500, goods: false });
  localStorage.setItem('crossdock.payAfter', 'p1 o1');
  expect(orderToPayAfterTopUp('p1')).toEqual({ orderId: 'o1', dueMinor: -1, goods: false });
});
