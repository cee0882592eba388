import { calls } from '@crossdock/contract/table.ts';
import { wallClockAt } from '@crossdock/domain/shops/wallClock.ts';
import { expect, test } from 'vitest';
import { asShopId, asStaffId } from '../src/platform/scope.ts';
import { openSession } from '../src/platform/sessions.ts';
import { startDemoWorld } from './demoWorld.ts';
import { sendTo } from './sendTo.ts';

const world = await startDemoWorld();
const shopId = await one("select id from shops where code = 'formosa'");
const staffId = await one("select id from staff where shop_id = $1 and roles = array['owner']", [shopId]);
const token = await world.running.database.transact(asShopId(shopId), (tx) =>
  openSession(tx, { staffId: asStaffId(staffId) }, { ip: '127.0.0.1', userAgent: 'days' }),
);

async function one(text: string, values: unknown[] = []): Promise<string> {
  const [row] = (await world.owner.query<{ id: string }>(text, values)).rows;
  return row?.id ?? '';
}

const dayOf = (iso: unknown) => wallClockAt(String(iso), 'Asia/Taipei').slice(0, 10);

type Row = Readonly<Record<string, unknown>>;

async function ask(name: keyof typeof calls, input: object) {
  const answer = await sendTo(world.running, 'localhost', { call: calls[name], input, token });
  return JSON.parse(answer.body);
}

/** Returns every row of a list for this input, over all pages. */
async function rowsOf(name: keyof typeof calls, input: object): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let after: string | undefined;
  do {
    const { data } = await ask(name, { ...input, pageSize: 100, ...(after ? { after } : {}) });
    rows.push(...data.list);
    after = data.next ?? undefined;
  } while (after !== undefined);
  return rows;
}

const keyOf = (row: Row) => String(row.id ?? row.memberId);

test.each([
  ['listWithdrawals', { state: 'approved' }, 'createdAt'],
  ['listAdjustments', { state: 'approved' }, 'createdAt'],
  ['listBankTransfers', { state: 'approved' }, 'createdAt'],
  ['listShares', { state: 'approved' }, 'createdAt'],
  ['listAfterSales', { state: 'approved' }, 'createdAt'],
  ['listEinvoices', {}, 'createdAt'],
  ['listExceptions', {}, 'since'],
  ['listReceipts', {}, 'issuedAt'],
  ['listStaffVipOrders', { shelf: 'all' }, 'createdAt'],
  ['listStaffVipImports', { shelf: 'all' }, 'createdAt'],
  ['listServiceTasks', { shelf: 'all' }, 'createdAt'],
  ['listProblems', { shelf: 'all' }, 'registeredAt'],
  ['listDisputes', { shelf: 'all' }, 'openedAt'],
  ['listComments', { shelf: 'all' }, 'createdAt'],
  ['listMessages', {}, 'createdAt'],
  ['listPromotionEarnings', {}, 'at'],
  ['listPointsRecords', {}, 'at'],
  ['listChargebacks', { shelf: 'all' }, 'openedAt'],
  ['listAddressAudits', { state: 'all' }, 'updatedAt'],
  ['listDeclarerAudits', { state: 'all' }, 'updatedAt'],
  ['listIdentityAudits', { state: 'all' }, 'updatedAt'],
] as const)(
  '%s is filtered by days of the shop’s calendar, and so is its file',
  async (list, state, field) => {
    const all = await rowsOf(list, state);
    expect(all.length).toBeGreaterThan(0);
    const days = all.map((row) => dayOf(row[field])).sort();
    const middle = days[Math.floor(days.length / 2)] ?? '';
    const onIt = all.filter((row) => dayOf(row[field]) === middle).map(keyOf);
    const asked = { ...state, fromDay: middle, toDay: middle };
    expect((await rowsOf(list, asked)).map(keyOf)).toEqual(onIt);
    const later = all.filter((row) => dayOf(row[field]) > middle).length;
    const earlier = all.length - onIt.length - later;
    const dayAfter = new Date(Date.parse(middle) + 86_400_000).toISOString().slice(0, 10);
    const dayBefore = new Date(Date.parse(middle) - 86_400_000).toISOString().slice(0, 10);
    expect(await rowsOf(list, { ...state, fromDay: dayAfter })).toHaveLength(later);
    expect(await rowsOf(list, { ...state, toDay: dayBefore })).toHaveLength(earlier);
    const file = await ask('exportList', {
      list,
      filters: new URLSearchParams(asked).toString(),
      format: 'csv',
    });
    expect(file.data.rows).toBe(onIt.length);
  },
);

test('exceptions and e-invoices are filtered by person too', async () => {
  const [taken] = await rowsOf('listExceptions', { waitsFor: 'staff' });
  const { id, kind } = taken ?? {};
  expect(await ask('takeException', { kind, id, taken: true })).toMatchObject({ data: { done: true } });
  const staffId = await one("select id from staff where shop_id = $1 and roles = array['owner']", [shopId]);
  const other = await one("select id from staff where shop_id = $1 and roles = array['finance']", [shopId]);
  expect((await rowsOf('listExceptions', { takenById: staffId })).map(keyOf)).toContain(id);
  expect((await rowsOf('listExceptions', { takenById: other })).map(keyOf)).not.toContain(id);
  const all = await rowsOf('listEinvoices', {});
  const memberId = all[0]?.memberId;
  const own = all.filter((row) => row.memberId === memberId).map(keyOf);
  expect((await rowsOf('listEinvoices', { memberId })).map(keyOf)).toEqual(own);
  expect(own.length).toBeLessThan(all.length);
});

test.each(['listServiceTasks', 'listProblems', 'listDisputes'] as const)(
  '%s is filtered by warehouse',
  async (list) => {
    const all = await rowsOf(list, { shelf: 'all' });
    const { data } = await ask('getDesk', {});
    const warehouses: readonly { readonly id: string; readonly name: string }[] = data.warehouses;
    expect(warehouses.length).toBeGreaterThan(1);
    let found = 0;
    for (const { id: warehouseId, name } of warehouses) {
      const there = await rowsOf(list, { shelf: 'all', warehouseId });
      const expected = all.filter(({ warehouseName }) => warehouseName === name);
      expect(there.map(keyOf)).toEqual(expected.map(keyOf));
      found += there.length;
    }
    expect(found).toBeGreaterThan(0);
    expect(found).toBe(all.filter(({ warehouseName }) => warehouseName !== '').length);
  },
);

test.each(['listAddressAudits', 'listDeclarerAudits'] as const)(
  '%s is filtered by country, with state and days, and so is its file',
  async (list) => {
    const all = await rowsOf(list, { state: 'all' });
    const countries = [...new Set(all.map(({ country }) => String(country)))];
    for (const country of ['TW', 'HK', 'TH', 'MY']) {
      const there = await rowsOf(list, { state: 'all', country });
      expect(there.map(keyOf)).toEqual(all.filter((row) => row.country === country).map(keyOf));
    }
    expect(countries).toContain('TW');
    const [first] = all.filter(({ country }) => country === 'TW');
    const day = dayOf(first?.updatedAt);
    const asked = { state: String(first?.state), country: 'TW', fromDay: day, toDay: day };
    const expected = all.filter(
      (row) => row.country === 'TW' && row.state === first?.state && dayOf(row.updatedAt) === day,
    );
    expect((await rowsOf(list, asked)).map(keyOf).sort()).toEqual(expected.map(keyOf).sort());
    const file = await ask('exportList', {
      list,
      filters: new URLSearchParams(asked).toString(),
      format: 'csv',
    });
    expect(file.data.rows).toBe(expected.length);
  },
);

const rowsInFile = async (call: keyof typeof calls, input: object): Promise<readonly string[]> => {
  const { base64 } = (await ask(call, { ...input, format: 'csv' })).data;
  return Buffer.from(base64, 'base64').toString('utf8').trimEnd().split('\r\n').slice(1);
};

/** The distinct pairs of values that the rows have. */
const pairsOf = (rows: readonly Row[], one: string, other: string) =>
  [...new Set(rows.map((row) => `${row[one]} ${row[other]}`))].map((pair) => pair.split(' '));

test.each(['processing', 'awaitingShipment'])(
  'orders in %s are filtered by shipping method, carrier, warehouse and days together, and so is their file',
  async (state) => {
    const all = await rowsOf('listDeskOrders', { state });
    const pairs = pairsOf(all, 'channelId', 'carrierId');
    expect(pairs.length).toBeGreaterThan(2);
    for (const [channelId = '', carrierId = ''] of pairs) {
      const narrowed = all.filter((row) => row.channelId === channelId && row.carrierId === carrierId);
      expect(narrowed.length).toBeLessThan(all.length);
      const found = await rowsOf('listDeskOrders', { state, channelId, carrierId });
      expect(found.map(keyOf)).toEqual(narrowed.map(keyOf));
      const numbers = await rowsInFile('exportOrders', { state, channelId, carrierId, columns: 'number' });
      expect(numbers).toEqual(narrowed.map((row) => String(row.number)));
    }
    const [channelId = '', carrierId = ''] = pairs[0] ?? [];
    const day = dayOf(all.find((row) => row.carrierId === carrierId)?.createdAt);
    const asked = { state, carrierId, fromDay: day, toDay: day };
    const onDay = all.filter((row) => row.carrierId === carrierId && dayOf(row.createdAt) === day);
    expect((await rowsOf('listDeskOrders', asked)).map(keyOf)).toEqual(onDay.map(keyOf));
    expect(await rowsOf('listDeskOrders', { ...asked, channelId, country: 'MY', words: 'zzzz' })).toEqual([]);
  },
);

test.each([{}, { sort: 'due', order: 'desc' }, { state: 'processing' }])(
  "the export of orders has the list's content in its columns, in the same order, with %j",
  async (asked) => {
    const all = await rowsOf('listDeskOrders', asked);
    expect(all.length).toBeGreaterThan(3);
    const money = (minor: unknown) => (Number(minor) / 100).toFixed(2);
    const columns = 'number,consignee,channel,carrier,warehouse,parcels,forwarding,amount,due,waiting,member';
    const wanted = all.map((row) => {
      const member = row.member as Row;
      return [
        ...[row.number, row.consignee, row.channelName, row.carrierName, row.warehouseName, row.parcelCount],
        ...[row.forwardingNumber, money(row.billTotalMinor ?? row.quoteTotalMinor)],
        money(Math.max(0, Number(row.dueMinor))),
        wallClockAt(String(row.waitingSince), 'Asia/Taipei').replace('T', ' '),
        [member.name, member.alias].filter(Boolean).join(' '),
      ].join(',');
    });
    const lines = await rowsInFile('exportOrders', { ...asked, columns });
    expect(lines.map((line) => line.replaceAll('"', ''))).toEqual(wanted);
  },
);

test('the table for the carrier contains the orders that the queue shows, with any filters', async () => {
  const all = await rowsOf('listDeskOrders', { state: 'awaitingShipment' });
  const numbersOf = (lines: readonly string[]) => new Set(lines.map((line) => line.slice(0, 11)));
  const wanted = (rows: readonly Row[]) => new Set(rows.map((row) => String(row.number)));
  expect(numbersOf(await rowsInFile('exportToShip', {}))).toEqual(wanted(all));
  for (const [carrierId = '', country = ''] of pairsOf(all, 'carrierId', 'country')) {
    const narrowed = all.filter((row) => row.carrierId === carrierId && row.country === country);
    const day = dayOf(narrowed[0]?.createdAt);
    const onDay = narrowed.filter((row) => dayOf(row.createdAt) === day);
    const asked = { carrierId, country };
    expect(numbersOf(await rowsInFile('exportToShip', asked))).toEqual(wanted(narrowed));
    const inDay = { ...asked, fromDay: day, toDay: day };
    expect(numbersOf(await rowsInFile('exportToShip', inDay))).toEqual(wanted(onDay));
    const word = { ...asked, words: String(narrowed[0]?.number) };
    expect(numbersOf(await rowsInFile('exportToShip', word))).toEqual(wanted(narrowed.slice(0, 1)));
  }
});

test('claims are filtered by shipping method and carrier with state and days, and so is their file', async () => {
  const carriers = (await ask('listCarriers', {})).data as readonly Row[];
  const channels = (await ask('listChannels', {})).data as readonly Row[];
  const all = (
    await Promise.all(['pending', 'approved', 'rejected'].map((state) => rowsOf('listAfterSales', { state })))
  ).flat();
  expect(new Set(all.map((row) => row.channelName)).size).toBeGreaterThan(1);
  for (const state of ['pending', 'approved', 'rejected'])
    for (const [name, ones] of [
      ['channel', channels],
      ['carrier', carriers],
    ] as const)
      for (const one of ones) {
        const there = await rowsOf('listAfterSales', { state, [`${name}Id`]: one.id });
        const inState = await rowsOf('listAfterSales', { state });
        const named = inState.filter((row) => [one.name, one.en].includes(row[`${name}Name`]));
        expect(there.map(keyOf)).toEqual(named.map(keyOf));
        const filters = new URLSearchParams({ state, [`${name}Id`]: String(one.id) }).toString();
        const file = await ask('exportList', { list: 'listAfterSales', filters, format: 'csv' });
        expect(file.data.rows).toBe(named.length);
      }
});
