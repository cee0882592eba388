import { calls } from '@crossdock/contract/table.ts';
import { tableLists } from '@crossdock/contract/tables/lists.gen.ts';
import type { Call } from '@crossdock/contract/wire/call.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import { expect, test } from 'vitest';
import { asShopId, asStaffId } from '../src/platform/scope.ts';
import { openSession } from '../src/platform/sessions.ts';
import { startDemoWorld } from './demoWorld.ts';
import { sendTo } from './sendTo.ts';

const tokens: Record<string, string> = {};
const world = await startDemoWorld();
const shopId = await one("select id from shops where code = 'formosa'");
for (const role of ['owner', 'warehouse']) {
  const staffId = await one('select id from staff where shop_id = $1 and roles = array[$2]', [shopId, role]);
  tokens[role] = await world.running.database.transact(asShopId(shopId), (tx) =>
    openSession(tx, { staffId: asStaffId(staffId) }, { ip: '127.0.0.1', userAgent: 'tables' }),
  );
}

async function one(text: string, values: unknown[] = []): Promise<string> {
  const [row] = (await world.owner.query<{ id: string }>(text, values)).rows;
  return row?.id ?? '';
}

async function ask(call: Call, input: object, role = 'owner') {
  const answer = await sendTo(world.running, 'localhost', { call, input, token: tokens[role] });
  return JSON.parse(answer.body);
}

const table = async (input: object, role?: string) =>
  (await ask(calls.exportList, { format: 'csv', ...input }, role)).data;
const linesOf = (base64: string) => Buffer.from(base64, 'base64').toString('utf8').trimEnd().split('\r\n');

/** The required input of a list. */
async function neededFor(name: string): Promise<Record<string, string>> {
  if (name !== 'listReaders') return {};
  return {
    id: await one('select announcement_id as id from announcement_reads where shop_id = $1', [shopId]),
  };
}

test.each(keysOf(tableLists))('%s is exported with all of its rows and columns, in words', async (list) => {
  const filters = await neededFor(list);
  const { data } = await ask(calls[list], { ...filters, pageSize: 100 });
  const written = await table({ list, filters: new URLSearchParams(filters).toString() });
  const [head = '', ...lines] = linesOf(written.base64);
  const columns = Object.keys(calls[list].table?.columns ?? {});
  expect(written.rows).toBe(data.total);
  expect(written.filename).toMatch(/^[a-z][A-Za-z]+-formosa-\d{4}-\d\d-\d\d\.csv$/);
  expect(head).not.toMatch(/[a-z]\.[a-z]/i);
  const heads = head.split(',');
  expect(heads).toHaveLength(columns.length);
  // A heading without a translation would show the column's name.
  expect(heads.filter((one) => columns.includes(one))).toEqual([]);
  // No cell shows an object, `undefined` or an unformatted time.
  for (const line of lines) expect(line).not.toMatch(/\[object|undefined|T\d\d:\d\d:\d\d/);
});

test('contains the shown columns in their order, with the filters', async () => {
  const { data } = await ask(calls.listWithdrawals, { state: 'approved', pageSize: 100 });
  const written = await table({
    list: 'listWithdrawals',
    filters: 'state=approved',
    columns: 'amount,number,secret',
  });
  const [head, ...lines] = linesOf(written.base64);
  expect(head).toMatch(/^\uFEFF.+ \(TWD\),[^,]+$/);
  expect(lines.map((line) => line.split(',')[1])).toEqual(
    data.list.map((row: { number: string }) => row.number),
  );
  const xlsx = await table({ list: 'listWithdrawals', format: 'xlsx' });
  expect(Buffer.from(xlsx.base64, 'base64').subarray(0, 2).toString()).toBe('PK');
});

test('is refused with filters of another list, and to callers who may not read the list', async () => {
  const strange = await ask(calls.exportList, {
    list: 'listRefunds',
    filters: 'state=approved',
    format: 'csv',
  });
  expect(strange).toMatchObject({ error: 'tables.filters' });
  const other = await ask(calls.exportList, { list: 'listRefunds', format: 'csv', after: 'AAAA' });
  expect(other).toMatchObject({ error: 'list.cursor' });
  for (const list of ['listRefunds', 'listStaff'] as const)
    expect(await ask(calls.exportList, { list, format: 'csv' }, 'warehouse')).toMatchObject({
      error: 'access.denied',
    });
  expect((await table({ list: 'listPickups' }, 'warehouse')).rows).toBeGreaterThan(0);
});

test('is a security event that names the list', async () => {
  await table({ list: 'listChargebacks' });
  const { data } = await ask(calls.listSecurityEvents, { kind: 'export' });
  expect(data.list[0].call).toBe('listChargebacks');
});
