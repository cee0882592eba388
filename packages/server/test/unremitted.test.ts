import { expect, test } from 'vitest';
import { daysAgo } from './ago.ts';
import { openRemittanceWorld } from './remittanceWorld.ts';
import { testSettingEffect } from './settingEffects.ts';
import { csvFile } from './shippingWorld.ts';

const s = await openRemittanceWorld();

const unremitted = (input: { carrierId?: string; words?: string } = {}) =>
  s.finance.client.call('listUnremitted', { ...input, pageSize: 100 });
const deliveredDaysAgo = async (days: number, amount: number, changes: object = {}) => {
  const order = await s.delivered(amount, { ...changes });
  await s.world.change('orders', { id: order.id }, { signedAt: daysAgo(days) });
  return order;
};

test('delivered orders on no list are shown by age and carrier, until a list contains them', async () => {
  const old = await deliveredDaysAgo(40, 300);
  const late = await deliveredDaysAgo(20, 100, { carrierId: s.otherId });
  const byNumber = await deliveredDaysAgo(19, 50);
  await deliveredDaysAgo(5, 70);
  await deliveredDaysAgo(400, 10);
  await s.shipped(20);
  const before = await unremitted();
  expect(before.list.map(({ orderId, days, collectedMinor }) => [orderId, days, collectedMinor])).toEqual([
    [old.id, 40, 30_000],
    [late.id, 20, 10_000],
    [byNumber.id, 19, 5_000],
  ]);
  expect(before.carriers).toMatchObject([
    { id: s.carrierId, orderCount: 2, collectedMinor: 35_000 },
    { id: s.otherId, orderCount: 1, collectedMinor: 10_000 },
  ]);
  expect((await unremitted({ carrierId: s.otherId })).list).toMatchObject([{ orderId: late.id }]);
  expect((await unremitted({ words: old.tracking })).list).toMatchObject([{ orderId: old.id }]);
  // An order leaves the list once a list of its own carrier names it, even with another amount. A list of another
  // carrier does not count.
  await s.importList([{ tracking: old.tracking, collected: 299 }], { carrierId: s.otherId });
  expect((await unremitted()).total).toBe(3);
  await s.importList([
    { tracking: old.tracking, collected: 299 },
    { order: byNumber.number, collected: 50 },
  ]);
  expect((await unremitted()).list).toMatchObject([{ orderId: late.id }]);
  const { id: listId } = await s.importList([{ tracking: late.tracking, collected: 100 }], {
    carrierId: s.otherId,
  });
  await s.finance.client.call('acceptRemittanceLines', { listId });
  expect((await unremitted()).total).toBe(0);
});

testSettingEffect('saveRemittanceSettings.lateDays', 'when an order counts as not remitted', async () => {
  const order = await deliveredDaysAgo(8, 60);
  const isListed = async () => (await unremitted({ words: order.tracking })).total === 1;
  expect(await isListed()).toBe(false);
  await s.finance.client.call('saveRemittanceSettings', { lateDays: 7 });
  expect(await isListed()).toBe(true);
  expect(await s.finance.client.call('getRemittanceSettings', {})).toMatchObject({ lateDays: 7 });
  await s.finance.client.call('saveRemittanceSettings', { lateDays: 14 });
  expect(await isListed()).toBe(false);
  expect(await s.finance.client.attempt('saveRemittanceSettings', { lateDays: -1 })).toBeRefusedAt(
    'lateDays',
    'field.tooSmall',
  );
});

test('both lists can be exported, with the filters of the screen', async () => {
  const order = await deliveredDaysAgo(30, 80);
  await s.importList([{ tracking: 'EXPORT0001', collected: 12.5, fee: 1, reference: 'EXP-9' }]);
  const textOf = (base64: string) => Buffer.from(base64, 'base64').toString();
  const lines = await s.owner.client.call('exportRemittanceLines', {
    ...{ format: 'csv', shelf: 'difference', words: 'EXPORT0001' },
  });
  const rows = textOf(lines.base64).trim().split(/\r?\n/);
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain('12.5');
  expect(rows[1]).toContain('EXP-9');
  const late = await s.owner.client.call('exportUnremitted', { format: 'csv', words: order.tracking });
  expect(textOf(late.base64)).toContain(order.number);
  await s.world.sql(
    `insert into remittance_lines (shop_id, id, list_id, remittance_id, carrier_id, row_number, tracking_number, order_number, collected_minor, fee_minor, line_key)
     select shop_id, uuidv7(), list_id, remittance_id, carrier_id, n, 'MANY' || n, '', 1, 0, 'many' || n
     from remittance_lines, generate_series(1, 10001) as n where tracking_number = 'EXPORT0001'`,
  );
  expect(
    await s.owner.client.attempt('exportRemittanceLines', { format: 'xlsx', shelf: 'all', words: 'MANY' }),
  ).toBeRefused('remittance.tooManyRows');
});

test('an import of a file that is no table is refused', async () => {
  const sent = { file: csvFile('\0\0') };
  expect(await s.finance.client.attempt('importRemittances', { carrierId: s.carrierId }, sent)).toBeRefused(
    'sheet.unreadable',
  );
});
