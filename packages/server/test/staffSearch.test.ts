import type { Request } from '@crossdock/contract/table.ts';
import { describe, expect, test } from 'vitest';
import { daysAgo } from './ago.ts';
import { freshForwardingNumber, startShippingWorld } from './shippingWorld.ts';

const s = await startShippingWorld();
const member = await s.shop.member({ phone: '0931204618', name: '歐陽曉晴' });

const ids = (page: { list: readonly { id: string }[] }) => page.list.map(({ id }) => id);
const members = async (words: string) => ids(await s.clerk.client.call('listMembers', { words }));
const parcels = async (words: string) => ids(await s.clerk.client.call('queryAllParcels', { words }));
const orders = async (words: string) => ids(await s.clerk.client.call('listDeskOrders', { words }));

const today = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('a member is found', () => {
  test.each([
    ['+886931204618'],
    ['0931-204-618'],
    ['０９３１　２０４　６１８'],
    ['931204618'],
    ['4618'],
    ['歐陽曉'],
    ['曉晴'],
    ['欧阳晓'],
    ['晓晴'],
  ])('by %s, in every search of staff', async (words) => {
    expect(await members(words)).toEqual([member.id]);
    const { list } = await s.owner.client.call('findOwners', { words });
    expect(list.map(({ id }) => id)).toEqual([member.id]);
  });

  test('and their withdrawals, transfers, corrections and movements of money with them', async () => {
    const other = await s.shop.member();
    await Promise.all([s.give(member, 1_000), s.give(other, 1_000)]);
    const ledger = await s.owner.client.call('listLedgerTransfers', {
      from: today(-1),
      to: today(1),
      words: '0931-204-618',
    });
    expect(ledger.list).not.toEqual([]);
    for (const moved of ledger.list) expect(JSON.stringify(moved)).toContain(member.id);
    const { list } = await s.owner.client.call('listAdjustments', { words: '4618', state: 'approved' });
    expect(new Set(list.map((one) => one.memberId))).toEqual(new Set([member.id]));
  });
});

describe('a number is found by any part of it', () => {
  test('courier, order and forwarding numbers: beginning, middle and end, in any spelling', async () => {
    const shipped = await s.shipped(member);
    const [id = ''] = shipped.parcelIds;
    const [courierNumber = ''] = shipped.courierNumbers;
    for (let from = 0; from + 9 <= courierNumber.length; from++)
      expect(await parcels(courierNumber.slice(from, from + 9)), `from ${from}`).toContain(id);
    expect(await parcels(courierNumber.slice(-8))).toContain(id);
    expect(
      await parcels(
        `${courierNumber.slice(0, 4)} ${courierNumber.slice(4, 8)}-${courierNumber.slice(8).toLowerCase()}`,
      ),
    ).toEqual([id]);
    for (const written of [shipped.number, shipped.forwardingNumber])
      for (let from = 0; from + 7 <= written.length; from++)
        expect(await orders(written.slice(from, from + 7)), `${written} from ${from}`).toContain(shipped.id);
    expect(await orders(courierNumber)).toEqual([shipped.id]);
    expect(await orders(courierNumber.slice(3))).toEqual([shipped.id]);
  });

  test('parcels by the member’s name and phone, orders by the consignee and the consignee’s phone', async () => {
    const { id, parcelIds } = await s.order(member);
    for (const words of ['歐陽', '+886 931 204 618', '4618'])
      expect(await parcels(words)).toEqual(expect.arrayContaining(parcelIds));
    for (const words of ['王小明', '+886912345678', '0912-345-678', '5678'])
      expect(await orders(words), words).toContain(id);
    expect(await parcels('歐陽不')).toEqual([]);
  });

  test('orders by their whole number or forwarding number, in any spelling, and none by separators alone', async () => {
    const [shipped, other] = [await s.shipped(member), await s.shipped(member)];
    for (const number of [shipped.number, ` ${shipped.number.toLowerCase()} `, shipped.forwardingNumber])
      expect(await orders(number)).toEqual([shipped.id]);
    expect(await orders('--')).toEqual([]);
    const scanned = async (number: string) => (await s.clerk.client.call('findDeskOrder', { number })).id;
    expect(await scanned(shipped.number)).toBe(shipped.id);
    expect(await scanned(shipped.forwardingNumber.toLowerCase())).toBe(shipped.id);
    expect(await scanned(other.number)).toBe(other.id);
  });

  test('a changed or deleted number is found in its current form', async () => {
    const old = await s.shipped(member);
    const next = freshForwardingNumber();
    await s.clerk.client.call('amendShipment', {
      orderId: old.id,
      forwardingNumber: next,
      why: 'wrong label',
    });
    expect(await orders(next.slice(2))).toEqual([old.id]);
    expect(await orders(old.forwardingNumber.slice(2))).toEqual([]);
    const courierNumber = 'ZZ998877665544';
    const { list } = await member.client.call('forecastParcels', {
      courierNumber,
      goodsName: 'x',
      goodsType: 'clothes',
      goodsCount: 1,
      declaredValueMinor: 100,
    });
    expect(await parcels('8877665')).toEqual([list[0]?.id]);
    await member.client.call('deleteForecast', { id: list[0]?.id ?? '' });
    expect(await s.world.sql("select * from parcel_search_parts where part like '%877665544'")).toEqual([]);
  });

  test('another shop finds none of it', async () => {
    const foreign = await s.world.th.staff(['owner']);
    const { number, courierNumbers } = await s.order(member);
    expect((await foreign.client.call('listDeskOrders', { words: number.slice(3) })).total).toBe(0);
    expect(
      (await foreign.client.call('queryAllParcels', { words: courierNumbers[0]?.slice(3) ?? '' })).total,
    ).toBe(0);
  });

  test('the search reads ranges of an index, not every number of the shop', async () => {
    const shop = s.shop.id;
    await s.world.sql(
      `insert into parcels (shop_id, id, number, bill_code, state, created_at, updated_at)
       select $1, gen_random_uuid(), 'N' || n, 'XQ' || lpad((n * 7919)::text, 12, '0'), 'unclaimed', now(), now()
       from generate_series(1, 20000) n`,
      [shop],
    );
    await s.world.sql('analyze parcel_search_parts');
    const plan = await s.world.sql<{ 'QUERY PLAN': string }>(
      `explain select parcel_id from parcel_search_parts
       where shop_id = '${shop}' and part >= '1234' and part < '1235' and right(before, 0) = ''`,
    );
    expect(plan.map((line) => line['QUERY PLAN']).join(' ')).toMatch(/Index Cond: .*part >=.*part </);
    const [row] = await s.world.sql<{ id: string; courierNumber: string }>(
      `select id, bill_code from parcels where shop_id = $1 and bill_code like 'XQ%' limit 1 offset 777`,
      [shop],
    );
    const found = await parcels(row?.courierNumber.slice(-9, -1) ?? '');
    expect(found).toContain(row?.id);
    expect(found.length).toBeLessThan(10);
  });
});

describe('the order of a list', () => {
  const sorted = (input: Request<'listDeskOrders'>) => s.clerk.client.call('listDeskOrders', input);

  test('a queue with the longest wait first sorts by the wait, not by the age of the order', async () => {
    const [older, newer] = [await s.packed(member), await s.packed(member)];
    await s.give(member, 1_000_000);
    // The newer order is paid first, so it has waited longer for shipment.
    await member.client.call('payFromBalance', { orderId: newer.id });
    await member.client.call('payFromBalance', { orderId: older.id });
    const { list } = await sorted({ state: 'awaitingShipment' });
    const order = ids({ list }).filter((id) => [older.id, newer.id].includes(id));
    expect(order).toEqual([newer.id, older.id]);
    expect(list.map((one) => one.waitingSince)).toEqual(list.map((one) => one.waitingSince).toSorted());
    const csv = await s.clerk.client.call('exportToShip', { format: 'csv' });
    const text = Buffer.from(csv.base64, 'base64').toString();
    expect(text.indexOf(newer.number)).toBeLessThan(text.indexOf(older.number));
  });

  test('with more rows than are counted all are reached by age, otherwise the newest or longest waiting', async () => {
    const page = (input: Request<'queryAllParcels'>) =>
      s.clerk.client.call('queryAllParcels', { pageSize: 10, ...input });
    const [oldest] = await s.world.sql<{ id: string }>(
      'select id from parcels where shop_id = $1 order by id limit 1',
      [s.shop.id],
    );
    const byAge = await page({ order: 'asc' });
    expect([byAge.total, byAge.more, byAge.next === null]).toEqual([10_000, true, false]);
    expect(ids(byAge)[0]).toBe(oldest?.id);
    for (const part of [{ sort: 'weight' }, { words: 'XQ0' }, { sort: 'number', words: 'XQ0' }] as const)
      expect(await page(part), JSON.stringify(part)).toMatchObject({ more: true, next: null });
    const first = async (input: Request<'queryAllParcels'>) => (await page(input)).list[0]?.courierNumber;
    expect(await first({ sort: 'number', order: 'asc' })).toMatch(/^XQ/);
    expect(await first({ sort: 'waiting', order: 'asc' })).not.toMatch(/^XQ/);
    expect(await first({ sort: 'waiting', order: 'desc' })).toMatch(/^XQ/);
  });

  test('unclaimed parcels are sorted by their arrival, not by when their number was first seen', async () => {
    const [early, late] = ['UC00000001', 'UC00000002'];
    const receive = (courierNumber: string) =>
      s.clerk.client.call('receiveParcel', {
        courierNumber,
        warehouseId: s.lane.warehouseId,
        weightG: 1_000,
        lengthMm: 300,
        widthMm: 200,
        heightMm: 100,
      });
    const first = (await receive(early)).parcel.id;
    const second = (await receive(late)).parcel.id;
    await s.world.change('parcels', { id: second }, { arrivedAt: daysAgo(3) });
    const list = ids(await s.clerk.client.call('queryUnclaimed', { words: 'UC0000000' }));
    expect(list).toEqual([second, first]);
  });

  test('heads of columns sort on the server, over all pages', async () => {
    const dues = async (order: 'asc' | 'desc') =>
      (await sorted({ sort: 'due', order, pageSize: 100 })).list.map(({ dueMinor }) => dueMinor);
    expect(await dues('desc')).toEqual((await dues('desc')).toSorted((a, b) => b - a));
    expect(new Set(await dues('asc')).size).toBeGreaterThan(1);
    const weights = await s.clerk.client.call('queryAllParcels', {
      sort: 'weight',
      order: 'desc',
      pageSize: 20,
    });
    expect(weights.list.map(({ weightG }) => weightG ?? 0)).toEqual(
      weights.list.map(({ weightG }) => weightG ?? 0).toSorted((a, b) => b - a),
    );
    const rich = await s.owner.client.call('listMembers', { sort: 'balance', order: 'desc' });
    expect(rich.list.map(({ balanceMinor }) => balanceMinor)).toEqual(
      rich.list.map(({ balanceMinor }) => balanceMinor).toSorted((a, b) => b - a),
    );
    const paid = await s.owner.client.call('listPayments', { sort: 'amount', order: 'asc' });
    expect(paid.list.map(({ amountMinor }) => amountMinor)).toEqual(
      paid.list.map(({ amountMinor }) => amountMinor).toSorted((a, b) => a - b),
    );
  });

  test('with more orders than are counted the longest wait is found among the oldest, and other orders have no further pages', async () => {
    const template = await s.order(await s.shop.member({ name: '司馬多多' }));
    const state = 'awaitingSignature';
    const change = (orderId: string, changes: string) =>
      s.world.sql(`update orders set ${changes} where id = $1`, [orderId]);
    await change(template.id, `state = '${state}', shipped_at = now() - interval '9 days'`);
    // Removes the number parts that the search by numbers reads.
    await s.world.sql(
      `do $$ begin
         set local session_replication_role = replica;
         insert into orders select copy.* from orders o, generate_series(1, 10000) n,
           jsonb_populate_record(o, jsonb_build_object('id', uuidv7(), 'number', 'CDMANY' || n)) copy
         where o.id = '${template.id}';
       end $$`,
    );
    await change(template.id, `shipped_at = now() - interval '10 days'`);
    const [last] = await s.world.sql<{ id: string }>(
      `update orders set quote_total_minor = 9000000, shipped_at = now() where number = 'CDMANY10000' returning id`,
    );
    const [oldest] = await s.world.sql<{ id: string }>(
      'select id from orders where state = $1 order by id limit 1',
      [state],
    );
    const waiting = await sorted({ state });
    expect(waiting).toMatchObject({ total: 10_000, more: true, next: null });
    expect(waiting.list[0]?.id).toBe(template.id);
    for (const sort of ['due', 'waiting'] as const)
      expect(ids(await sorted({ state, sort, order: 'desc' }))[0]).toBe(last?.id);
    const byAge = await sorted({ state, sort: 'created', order: 'asc' });
    expect(byAge).toMatchObject({ more: true, next: expect.any(String) });
    expect(byAge.list[0]?.id).toBe(oldest?.id);
    expect(await sorted({ state, words: '司馬多多' })).toMatchObject({ more: true, next: null });
  });
});
