import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { addForecastGoodsType, forecast } from './parcelWorld.ts';
import { type Person, startWorld, type WorldShop } from './world.ts';

const world = await startWorld();
await addForecastGoodsType(world);

interface Row {
  readonly id: string;
}

interface Said {
  readonly read: number;
  readonly again?: true;
  readonly whole?: { readonly list: readonly Row[]; readonly total: number };
  readonly rest?: { readonly total: number };
  readonly order?: readonly string[];
  readonly rows?: readonly Row[];
}

/** A page of the shop with its realtime connection. */
class Page {
  readonly socket: WebSocket;
  readonly said: Said[] = [];
  readonly topics: string[] = [];
  #taken = 0;

  private constructor(shop: WorldShop) {
    const { port } = world.running.server.app.server.address() as AddressInfo;
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/api/realtime`, { headers: { host: shop.host } });
    this.socket.on('message', (data) => {
      const message: Said & { topic?: string } = JSON.parse(data.toString());
      if (message.topic === undefined) this.said.push(message);
      else this.topics.push(message.topic);
      this.socket.emit('heard');
    });
  }

  static async open(shop: WorldShop, { token }: Person): Promise<Page> {
    const page = new Page(shop);
    await once(page.socket, 'open');
    page.socket.send(token);
    while (page.topics.length === 0) await once(page.socket, 'heard');
    return page;
  }

  /** Registers a read that the page shows, and whose answer is `ageMs` old. */
  hold(read: number, path: string, topics = ['parcels'], ageMs = 0): void {
    this.socket.send(JSON.stringify({ read, path, topics, lang: 'en', ageMs }));
  }

  /** Waits for the next answer. */
  async next(): Promise<Said> {
    while (this.said.length <= this.#taken) await once(this.socket, 'heard');
    const said = this.said[this.#taken];
    this.#taken += 1;
    return said as Said;
  }
}

const mine = 'Member/QueryBillCode?pageSize=20';
const all = 'staff/parcels?pageSize=20';
const idsOf = (rows: readonly Row[] = []) => rows.map(({ id }) => id);
const listOf = async ({ client }: Person) => (await client.call('queryAllParcels', {})).list;

test('a list is answered completely at its first change, and then only with new rows and the order', async () => {
  const [member, clerk] = [await world.tw.member(), await world.tw.staff(['warehouse'])];
  const page = await Page.open(world.tw, clerk);
  page.hold(1, all);
  await forecast(member);
  const first = await page.next();
  const rows = await listOf(clerk);
  expect([first.read, first.whole?.total, idsOf(first.whole?.list)]).toEqual([1, rows.length, idsOf(rows)]);
  await forecast(member);
  const second = await page.next();
  const now = await listOf(clerk);
  expect([second.order, second.rest?.total]).toEqual([idsOf(now), now.length]);
  expect(idsOf(second.rows)).toEqual([now[0]?.id]);
  page.socket.close();
});

test('a page gets no answer that its call would refuse, and must ask itself', async () => {
  const [member, other, clerk] = [
    await world.tw.member(),
    await world.tw.member(),
    await world.tw.staff(['support']),
  ];
  const [page, desk] = [await Page.open(world.tw, other), await Page.open(world.tw, clerk)];
  page.hold(1, all);
  page.hold(2, mine);
  desk.hold(1, 'staff/accounts');
  desk.hold(2, 'staff/nowhere');
  desk.hold(3, `${all}&shopId=${world.th.id}`);
  expect(await desk.next()).toEqual({ read: 2, again: true });
  expect(await desk.next()).toEqual({ read: 3, again: true });
  await forecast(member);
  // An answer about this forecast on `page`, which shows another member's parcels, would have been sent before this
  // answer to `desk`.
  expect(await desk.next()).toEqual({ read: 1, again: true });
  await forecast(other);
  const answers = [await page.next(), await page.next()].toSorted((a, b) => a.read - b.read);
  expect(answers[0]).toEqual({ read: 1, again: true });
  expect(idsOf(answers[1]?.whole?.list)).toEqual(idsOf((await other.client.call('queryParcels', {})).list));
  expect(answers[1]?.whole?.total).toBe(1);
  for (const { socket } of [page, desk]) socket.close();
});

test('an answer written after its transaction is sent on the socket, too', async () => {
  const [member, clerk] = [await world.tw.member(), await world.tw.staff(['warehouse'])];
  const { courierNumber } = await forecast(member);
  const page = await Page.open(world.tw, member);
  page.hold(1, `Member/GetlogisticstrackingList?number=${courierNumber}`);
  const at = new Date().toISOString();
  await clerk.client.call('addTracking', { numbers: [courierNumber], at, place: '廣州', tw: '已攬收' });
  await forecast(member);
  const { whole } = await page.next();
  expect(whole).toMatchObject({ number: courierNumber, domestic: [{ tracks: [{ info: '已攬收' }, {}] }] });
  page.socket.close();
});

test('a shop gets nothing of another, and a read belongs to the shop of its page', async () => {
  const [member, clerk, foreign] = [await world.tw.member(), await world.tw.staff(), await world.th.staff()];
  const pages = [await Page.open(world.tw, clerk), await Page.open(world.th, foreign)] as const;
  for (const page of pages) page.hold(1, all);
  await forecast(member);
  await pages[0].next();
  await forecast(await world.th.member());
  expect((await pages[1].next()).whole?.total).toBe(1);
  expect(pages[1].said).toHaveLength(1);
  for (const { socket } of pages) socket.close();
});

test.each(['first', 'last'])(
  'a person who loses a permission gets nothing more, while others continue, if they hold the read %s',
  async (place) => {
    const owner = await world.tw.staff(['owner']);
    const [lost, kept] = [await world.tw.staff(['owner']), await world.tw.staff(['owner'])];
    // The server repeats a read on behalf of the page that registered it first.
    const pages = [await Page.open(world.tw, lost), await Page.open(world.tw, kept)] as const;
    const [one, other] = place === 'first' ? pages : [pages[1], pages[0]];
    one.hold(1, 'staff/accounts', ['staff']);
    other.hold(1, 'staff/accounts', ['staff']);
    const edit = (roles: ('owner' | 'warehouse')[]) =>
      owner.client.call('editStaff', { staffId: lost.id, name: `Clerk ${roles}`, roles, status: 'active' });
    await edit(['owner']);
    for (const page of pages) expect((await page.next()).whole).toBeDefined();
    await edit(['warehouse']);
    expect((await pages[1].next()).whole).toEqual(await kept.client.call('listStaff', {}));
    expect(await pages[0].next()).toEqual({ read: 1, again: true });
    for (const { socket } of pages) socket.close();
  },
);

test('a read that depends on its reader is answered for each separately', async () => {
  const clerks = [await world.tw.staff(['warehouse']), await world.tw.staff(['warehouse'])] as const;
  const pages = [await Page.open(world.tw, clerks[0]), await Page.open(world.tw, clerks[1])] as const;
  for (const page of pages) page.hold(1, 'staff/session');
  await forecast(await world.tw.member());
  for (const [at, page] of pages.entries())
    expect((await page.next()).whole).toEqual(await clerks[at]?.client.call('getStaffSession', {}));
  for (const { socket } of pages) socket.close();
});

test('a page that opens a read is told what it has missed, and nothing if it has missed nothing', async () => {
  const [member, clerk] = [await world.th.member(), await world.th.staff(['warehouse'])];
  await forecast(member);
  const page = await Page.open(world.th, clerk);
  page.hold(1, 'staff/orders', ['orders'], 0);
  page.hold(2, all, ['parcels'], 60_000);
  expect((await page.next()).read).toBe(2);
  page.socket.send(JSON.stringify({ end: 2 }));
  page.hold(3, all, ['parcels'], 60_000);
  expect((await page.next()).read).toBe(3);
  expect(page.said.map(({ read }) => read)).toEqual([2, 3]);
  page.socket.close();
});

test('events of one topic are sent at once, and those within the next half second together', async () => {
  const [member, clerk] = [await world.tw.member(), await world.tw.staff(['warehouse'])];
  const page = await Page.open(world.tw, clerk);
  for (let n = 0; n < 5; n += 1) await forecast(member);
  await expect.poll(() => page.topics.length).toBeGreaterThan(2);
  expect(page.topics.length).toBeLessThan(6);
  page.socket.close();
});

test('a member has a limited number of reads on all sockets; the page asks for the next one itself, until one is dropped', async () => {
  const member = await world.tw.member();
  const pages: Page[] = [];
  for (let n = 0; n < 6; n += 1) pages.push(await Page.open(world.tw, member));
  const [first, last] = [pages[0], pages[5]];
  // A connection holds at most 24 reads.
  for (const page of pages.slice(0, 5)) for (let read = 1; read <= 24; read += 1) page.hold(read, mine);
  for (const page of pages.slice(0, 5)) {
    page.hold(99, mine);
    expect(await page.next()).toEqual({ read: 99, again: true });
  }
  last?.hold(1, mine);
  expect(await last?.next()).toEqual({ read: 1, again: true });
  const another = await Page.open(world.tw, await world.tw.member());
  another.hold(1, mine, ['parcels'], 60_000);
  expect((await another.next()).whole).toBeDefined();
  first?.socket.send(JSON.stringify({ end: 24 }));
  // The server handles a connection's messages in order, so this answer shows that the previous read has ended.
  first?.hold(98, 'staff/nowhere');
  expect(await first?.next()).toEqual({ read: 98, again: true });
  last?.hold(2, mine, ['parcels'], 60_000);
  expect((await last?.next())?.whole).toBeDefined();
  for (const { socket } of [...pages, another]) socket.close();
});

test('readers of a shared read are charged equal shares of its answers', async () => {
  const clerks = [await world.tw.staff(['warehouse']), await world.tw.staff(['warehouse'])] as const;
  const pages = [await Page.open(world.tw, clerks[0]), await Page.open(world.tw, clerks[1])] as const;
  for (const page of pages) page.hold(1, all);
  const charge = vi.spyOn(world.running.services.budget, 'charge');
  await forecast(await world.tw.member());
  for (const page of pages) await page.next();
  const paidBy = ({ id }: Person) =>
    charge.mock.calls.flatMap(([{ own }, { ms }]) => (own.key === `${world.tw.id} ${id}` ? [ms] : []));
  await expect.poll(() => clerks.map((clerk) => paidBy(clerk).length)).toEqual([2, 2]);
  expect(paidBy(clerks[0])).toEqual(paidBy(clerks[1]));
  expect(Math.max(...paidBy(clerks[0]))).toBeGreaterThan(0);
  charge.mockRestore();
  for (const { socket } of pages) socket.close();
});

test('a reader without budget gets no answers until it recovers, and those who share the read do', async () => {
  const [over, other] = [await world.tw.staff(['warehouse']), await world.tw.staff(['warehouse'])];
  const [alone, shared] = [await Page.open(world.tw, over), await Page.open(world.tw, over)];
  const page = await Page.open(world.tw, other);
  alone.hold(1, 'staff/parcels?pageSize=10');
  for (const one of [shared, page]) one.hold(1, all);
  let isOver = true;
  const { budget } = world.running.services;
  const wait = vi
    .spyOn(budget, 'wait')
    .mockImplementation(({ own }) => (isOver && own.key.endsWith(over.id) ? 0.3 : 0));
  await forecast(await world.tw.member());
  for (const one of [shared, page]) expect((await one.next()).whole).toBeDefined();
  await expect
    .poll(() => wait.mock.calls.filter(([{ own }]) => own.key.endsWith(over.id)).length)
    .toBeGreaterThan(3);
  expect(alone.said).toEqual([]);
  isOver = false;
  expect((await alone.next()).whole).toBeDefined();
  wait.mockRestore();
  for (const { socket } of [alone, shared, page]) socket.close();
});

test('a socket that sends more than any page does is closed', async () => {
  const page = await Page.open(world.tw, await world.tw.member());
  page.socket.send('x'.repeat(5_000));
  expect((await once(page.socket, 'close'))[0]).toBe(1008);
});
