import { expect, test } from 'vitest';
import { filteredBy } from '../src/platform/filteredBy.ts';
import { db } from '../src/platform/query.ts';

const orders = db.selectFrom('orders').select('orders.id');

test('a list is filtered by the requested values, and by no others', () => {
  const asked = filteredBy(orders, 'orders', {
    country: '',
    memberId: undefined,
    carrierId: 'carrier',
  }).compile();
  expect(asked.sql).toBe('select "orders"."id" from "orders" where "orders"."carrier_id" = $1');
  expect(asked.parameters).toEqual(['carrier']);
});

test('false and zero can be requested', () => {
  const asked = filteredBy(db.selectFrom('members').select('members.id'), 'members', {
    vip: false,
    level: 0,
  });
  expect(asked.compile().parameters).toEqual([false, 0]);
});
