import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { ShopId } from '../src/platform/authenticatedIds.ts';
import { db } from '../src/platform/query.ts';
import { deleteFromShop, fromShop, relatedRows, updateInShop } from '../src/platform/rows.ts';
import { shopCondition } from '../src/platform/shopCondition.ts';

const tx = { shopId: 'shop' as ShopId };
const compiled = (statement: {
  compile(): { readonly sql: string; readonly parameters: readonly unknown[] };
}) => {
  const { sql: text, parameters } = statement.compile();
  return { text, parameters };
};

test('statements that begin with the shop’s rows equal those with the condition at the end', () => {
  const which = { memberId: 'm', state: ['forecast', 'received'] as const };
  expect(compiled(fromShop(tx, 'parcels', which).select('id').where('weightG', '>', 1))).toEqual(
    compiled(db.selectFrom('parcels').select('id').where(shopCondition(tx, which)).where('weightG', '>', 1)),
  );
  expect(compiled(updateInShop(tx, 'parcels', { id: 'p' }).set({ weightG: 2 }))).toEqual(
    compiled(
      db
        .updateTable('parcels')
        .set({ weightG: 2 })
        .where(shopCondition(tx, { id: 'p' })),
    ),
  );
  expect(compiled(deleteFromShop(tx, 'parcels', { id: 'p' }).returning('id'))).toEqual(
    compiled(
      db
        .deleteFrom('parcels')
        .where(shopCondition(tx, { id: 'p' }))
        .returning('id'),
    ),
  );
});

test('without values all rows of the shop are selected, and none of others', () => {
  const whole = { text: 'where "parcels"."shop_id" = $', parameters: ['shop'] };
  for (const statement of [fromShop(tx, 'parcels').select('id'), deleteFromShop(tx, 'parcels')]) {
    const { text, parameters } = compiled(statement);
    expect(text).toContain(whole.text);
    expect(parameters).toEqual(whole.parameters);
  }
  expect(compiled(updateInShop(tx, 'parcels').set({ weightG: 2 }))).toMatchObject({
    parameters: [2, 'shop'],
  });
  expect(compiled(fromShop({ shopId: sql<string>`given` }, 'parcels').select('id')).text).toContain(
    'where "parcels"."shop_id" = given',
  );
});

test('a value of another type, and a column that the table does not have, do not compile', () => {
  // @ts-expect-error: another table has it
  fromShop(tx, 'orders', { tracking: 'x' });
  // @ts-expect-error: no state of orders
  fromShop(tx, 'orders', { state: 'forecast' });
  // @ts-expect-error: may be undefined
  updateInShop(tx, 'orders', { id: undefined });
  // @ts-expect-error: a column of another table
  deleteFromShop(tx, 'orders', { 'members.id': 'm' });
});

test('a table under another name is named by it', () => {
  expect(compiled(fromShop(tx, 'staff as named').select('named.id'))).toEqual({
    text: 'select "named"."id" from "staff" as "named" where "named"."shop_id" = $1',
    parameters: ['shop'],
  });
  // @ts-expect-error: the table has another name here
  fromShop(tx, 'staff as named', { 'staff.id': 's' });
});

test('the rows that name a row of the statement around them are the shop’s', () => {
  const orders = fromShop(tx, 'orders').select('orders.id');
  const { text, parameters } = compiled(
    orders.where(({ exists }) => exists(relatedRows(tx, 'comments.orderId', 'orders.id'))),
  );
  expect(text).toContain(
    'exists (select "comments"."order_id" from "comments" where "comments"."shop_id" = $2 and "comments"."order_id" = "orders"."id")',
  );
  expect(parameters).toEqual(['shop', 'shop']);
  // @ts-expect-error: no column of the table
  relatedRows(tx, 'comments.parcelId', 'orders.id');
  // @ts-expect-error: no column of any table
  relatedRows(tx, 'comments.orderId', 'orders.ids');
});
