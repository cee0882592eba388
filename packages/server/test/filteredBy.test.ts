import { expect, test } from 'vitest';
import { filteredBy } from '../src/platform/filteredBy.ts';
import { db } from '../src/platform/query.ts';

const orders = db.selectFrom('orders').select('orders.id');

test('a list is narrowed by the values it was asked for, and by no other', () => {
  const asked = filteredBy(orders, 'orders', {
    country: '',
    memberId: undefined,
    carrierId: 'carrier',
  }).compile();
  expect(asked.sql).toBe('select "orders"."id" from "orders" where "orders"."carrier_id" = $1');
  expect(asked.parameters).toEqual(['carrier']);
});

test('false and zero are values to be asked for', () => {
  const asked = filteredBy(db.selectFrom('members').select('members.id'), 'members', {
    vip: false,
    level: 0,
  });
  expect(asked.compile().parameters).toEqual([false, 0]);
});
