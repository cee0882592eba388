import type { Output, Request } from '@crossdock/contract/table.ts';
import { describe, expect, test } from 'vitest';
import { Batch, type Statement } from '../src/platform/batch.ts';
import { asShopId } from '../src/platform/scope.ts';
import { freshNumber, goods } from './parcelWorld.ts';
import { startShippingWorld } from './shippingWorld.ts';
import type { Person } from './world.ts';

const s = await startShippingWorld();
const member = await s.shop.member({ name: '歐陽曉晴' });
const open = await s.order(member, { parcels: 2 });

type Desk = Request<'resolveScan'>['desk'];
const ask = (text: string, desk: Desk = 'anywhere', by: Person = s.clerk): Promise<Output<'resolveScan'>> =>
  by.client.call('resolveScan', { text, desk });
const brief = ({ list }: Pick<Output<'resolveScan'>, 'list'>) =>
  list.map(({ kind, number, steps }) => [kind, number, steps[0]]);

describe("a number's thing, owner, place and possible steps", () => {
  test('an order at the wrong desk is shown as being packed', async () => {
    const answer = await ask(open.number.toLowerCase(), 'shelving');
    expect(answer.list).toEqual([
      expect.objectContaining({
        ...{ kind: 'order', id: open.id, number: open.number, state: 'processing', parcels: 2, part: 0 },
        ...{ memberId: member.id, memberName: '歐陽曉晴', steps: ['pack', 'openOrder', 'label'] },
      }),
    ]);
    expect(answer.guesses).toEqual([]);
    expect((await ask(`${open.number}-2`)).list[0]?.part).toBe(2);
    expect(brief(await ask(`https://shop.example/orders/${open.number}?x=1`))).toEqual([
      ['order', open.number, 'pack'],
    ]);
  });

  test('an order continues to shipping once it is paid, and its carrier’s number finds it', async () => {
    const paid = await s.paid(member);
    expect(brief(await ask(paid.number, 'packing'))).toEqual([['order', paid.number, 'ship']]);
    const shipped = await s.shipped(member);
    expect(brief(await ask(shipped.forwardingNumber))).toEqual([['order', shipped.number, 'openOrder']]);
  });

  test('a parcel is found by the courier’s number, with or without decorations, and by ours', async () => {
    const [number = ''] = open.courierNumbers;
    const detail = await s.owner.client.call('getStaffParcel', { id: open.parcelIds[0] ?? '' });
    for (const text of [
      number,
      ` ${number.toLowerCase()} `,
      `https://q.example/?no=${number}`,
      detail.number,
    ])
      expect((await ask(text, 'receiving')).list, text).toEqual([
        expect.objectContaining({
          ...{ kind: 'parcel', id: open.parcelIds[0], number, state: 'requested', shelf: 'A-12' },
          ...{ orderId: open.id, orderNumber: open.number, memberName: '歐陽曉晴' },
          steps: ['pack', 'openOrder', 'openParcel', 'report', 'label'],
        }),
      ]);
  });

  test('a forecast is to be received, and the receiving desk gets its data in the same answer', async () => {
    const courierNumber = freshNumber();
    await member.client.call('forecastParcels', { courierNumber, ...goods });
    const answer = await ask(courierNumber, 'receiving');
    expect(brief(answer)).toEqual([['parcel', courierNumber, 'receive']]);
    expect(answer.arrival).toEqual(await s.clerk.client.call('lookupParcel', { courierNumber }));
    expect(answer.arrival?.verdict).toBe('forecast');
    expect((await ask(courierNumber, 'shelving')).arrival).toBeNull();
    // A number of the product is no courier number, so it cannot arrive.
    expect((await ask(open.number, 'receiving')).arrival).toBeNull();
  });

  test('a shelf, a member, and all other things with our numbers', async () => {
    const shelves = await ask('*a-12', 'shelving');
    expect(brief(shelves)).toEqual([['shelf', 'A-12', 'shelve']]);
    expect(shelves.list[0]?.warehouseId).toBe(s.lane.warehouseId);
    const [{ alias } = { alias: '' }] = (await s.owner.client.call('findAnything', { words: '曉晴' }))
      .members;
    expect((await ask(`https://shop.example/join?code=${alias}`)).list).toEqual([
      expect.objectContaining({
        kind: 'member',
        id: member.id,
        number: alias,
        steps: ['openMember', 'label'],
      }),
    ]);
  });

  test('a number of two things returns both', async () => {
    const shipped = await s.shipped(member);
    await member.client.call('forecastParcels', { courierNumber: shipped.forwardingNumber, ...goods });
    const { list } = await ask(shipped.forwardingNumber);
    expect(list.map(({ kind }) => kind).sort()).toEqual(['order', 'parcel']);
  });

  test('nobody gets a step that their role may not do, and another shop finds nothing', async () => {
    const support = await s.shop.staff(['support']);
    const owner = await s.world.th.staff(['owner']);
    expect((await ask(open.number, 'packing', support)).list[0]?.steps).toEqual(['openOrder']);
    const foreign = await ask(open.number, 'packing', owner);
    expect([foreign.list, foreign.guesses]).toEqual([[], []]);
  });
});

describe('the nearest guess', () => {
  test('our number with one misread character or two swapped', async () => {
    const misread = open.number.slice(0, 5) + (open.number[5] === '2' ? '3' : '2') + open.number.slice(6);
    const answer = await ask(misread);
    expect(answer.list).toEqual([]);
    expect(answer.guesses.map(({ number }) => number)).toEqual([open.number]);
  });

  test('a courier’s number without its letters, or with two digits swapped', async () => {
    const courierNumber = 'SF7741203958816';
    await member.client.call('forecastParcels', { courierNumber, ...goods });
    for (const text of ['7741203958816', 'SF7741203985816'])
      expect(
        (await ask(text)).guesses.map(({ number }) => number),
        text,
      ).toEqual([courierNumber]);
  });

  test('a text like no number has no guess, and refuses nothing', async () => {
    for (const text of ['ZZZZ99887766', '?', '中文', 'https://shop.example/'])
      expect(await ask(text)).toMatchObject({ list: [], guesses: [] });
  });
});

describe('a pick list', () => {
  test('has its own number, by which its orders are found again', async () => {
    const other = await s.order(member);
    const orderIds = [open.id, other.id];
    const made = await s.clerk.client.call('makePickList', { orderIds: [...orderIds, open.id] });
    expect(made.number).toMatch(/^PL[0-9A-Z]{9}$/);
    expect((await ask(made.number, 'packing')).list).toEqual([
      expect.objectContaining({ kind: 'pickList', id: made.id, orderIds, steps: ['openPickList', 'label'] }),
    ]);
    const list = await s.clerk.client.call('getPickList', { number: made.number.toLowerCase() });
    expect(list).toMatchObject({ id: made.id, number: made.number });
    expect(list.orders.map(({ id, state }) => [id, state])).toEqual(
      orderIds.sort().map((id) => [id, 'processing']),
    );
    expect(list.list.map(({ orderId }) => orderId)).toHaveLength(3);
    const loose = await s.clerk.client.call('getPickList', { orderIds });
    expect(loose).toMatchObject({ id: null, number: '', list: list.list });
  });

  test('has only orders of the shop, and an unknown number opens none', async () => {
    const foreign = await s.world.th.staff(['owner']);
    expect(await foreign.client.attempt('makePickList', { orderIds: [open.id] })).toBeRefused('row.notFound');
    for (const number of ['PL000000000', 'hello'])
      expect(await s.clerk.client.attempt('getPickList', { number })).toBeRefused('row.notFound');
  });
});

test('every look-up of a scan uses an index, however many parcels there are', async () => {
  await s.world.sql(
    `insert into parcels (shop_id, id, number, bill_code, state, created_at, updated_at)
     select $1, gen_random_uuid(), 'N' || n, 'XQ' || lpad((n * 7919)::text, 12, '0'), 'unclaimed', now(), now()
     from generate_series(1, 20000) n`,
    [s.shop.id],
  );
  for (const table of ['parcels', 'orders', 'members', 'locations']) await s.world.sql(`analyze ${table}`);
  const sent: Statement[] = [];
  const { submit } = Batch.prototype;
  Batch.prototype.submit = function (connection) {
    sent.push(...this.statements);
    submit.call(this, connection);
  };
  try {
    await ask('XQ000000007919', 'receiving');
    await ask('XQ00000000791O', 'shelving');
    await ask(open.number, 'packing');
    await ask('A-12', 'shelving');
  } finally {
    Batch.prototype.submit = submit;
  }
  const asked = sent.filter(({ text }) =>
    /\bfrom "?(parcels|orders|locations|pick_lists|members|refusals)\b/.test(text),
  );
  expect(asked.length).toBeGreaterThan(10);
  // The query runs as the application, because row security lets only some conditions use an index. Without this
  // setting, small tables would be read whole, which would hide a missing index.
  await s.world.running.database.transact(asShopId(s.shop.id), async (tx) => {
    await tx.raw('set local enable_seqscan = off');
    for (const { text, values = [] } of asked) {
      const said = text.replace(/\$(\d+)/g, (_, at: string) => literal(values[Number(at) - 1]));
      const { rows } = await tx.raw(`explain ${said}`);
      const plan = rows.flatMap((row) => Object.values(row).map(String));
      expect(
        plan.filter((line) => line.includes('Seq Scan')),
        said,
      ).toEqual([]);
      expect(plan.join(' '), said).toContain('Index Cond');
    }
  });
});

const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : 'null';
