import { expect, test } from 'vitest';
import type { ShopId } from '../src/platform/authenticatedIds.ts';
import { db } from '../src/platform/query.ts';
import { shopCondition } from '../src/platform/shopCondition.ts';
import { shopJoin } from '../src/platform/shopJoin.ts';

const tx = { shopId: 'shop' as ShopId };
const compiled = (statement: {
  compile(): { readonly sql: string; readonly parameters: readonly unknown[] };
}) => {
  const { sql, parameters } = statement.compile();
  return { sql, parameters };
};

test('rows of the shop by their values give the same statement as separate conditions', () => {
  const parcels = db.selectFrom('parcels').select('id');
  expect(
    compiled(
      parcels.where(shopCondition(tx, { memberId: 'm', courierNumber: 'n' })).where('weightG', '>', 1),
    ),
  ).toEqual(
    compiled(
      parcels
        .where('shopId', '=', tx.shopId)
        .where('memberId', '=', 'm')
        .where('courierNumber', '=', 'n')
        .where('weightG', '>', 1),
    ),
  );
});

test('in a join the shop is that of the first value’s table', () => {
  const orders = db
    .selectFrom('orders')
    .innerJoin('members', shopJoin('members.id', 'orders.memberId'))
    .select('orders.id');
  expect(compiled(orders.where(shopCondition(tx, { 'orders.id': 'o', 'members.status': 'active' })))).toEqual(
    compiled(
      orders
        .where('orders.shopId', '=', tx.shopId)
        .where('orders.id', '=', 'o')
        .where('members.status', '=', 'active'),
    ),
  );
});

test('a join within the shop may choose among the joined rows', () => {
  const members = db.selectFrom('members').select('members.id');
  const joined = members.leftJoin('staff', (join) =>
    join
      .onRef('staff.shopId', '=', 'members.shopId')
      .onRef('staff.id', '=', 'members.salesStaffId')
      .on('staff.status', '=', 'active'),
  );
  const active = shopJoin('staff.id', 'members.salesStaffId', { 'staff.status': 'active' });
  expect(compiled(members.leftJoin('staff', active))).toEqual(compiled(joined));
  // @ts-expect-error: no state of staff
  members.leftJoin('staff', shopJoin('staff.id', 'members.salesStaffId', { 'staff.status': 'forecast' }));
});

test('a list of values makes the statement that `in` makes', () => {
  const parcels = db.selectFrom('parcels').select('id');
  const states = ['shelved', 'received'] as const;
  expect(compiled(parcels.where(shopCondition(tx, { memberId: 'm', state: states })))).toEqual(
    compiled(
      parcels.where('shopId', '=', tx.shopId).where('memberId', '=', 'm').where('state', 'in', states),
    ),
  );
});

test('an unknown value finds no row and leaves no condition out', () => {
  const value: { readonly id: string } = JSON.parse('{}');
  expect(compiled(db.deleteFrom('orders').where(shopCondition(tx, { id: value.id })))).toEqual(
    compiled(db.deleteFrom('orders').where('shopId', '=', tx.shopId).where('id', '=', value.id)),
  );
});

test('a column that the table does not have, and a value of another type, do not compile', () => {
  // @ts-expect-error: orders have no tracking
  db.selectFrom('orders').where(shopCondition(tx, { tracking: 'x' }));
  // @ts-expect-error: a state of parcels
  db.selectFrom('orders').where(shopCondition(tx, { state: 'forecast' }));
  // @ts-expect-error: a state of parcels among them
  db.selectFrom('orders').where(shopCondition(tx, { state: ['paid', 'forecast'] }));
  // @ts-expect-error: the column holds lists
  db.selectFrom('orders').where(shopCondition(tx, { releasedParcelIds: ['p'] }));
  // @ts-expect-error: the value may be missing
  db.selectFrom('orders').where(shopCondition(tx, { id: undefined }));
});
