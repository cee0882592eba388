import { describe, expect, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { carrierTable, type Listed, openRemittanceWorld } from './remittanceWorld.ts';
import { csvFile } from './shippingWorld.ts';

const s = await openRemittanceWorld();

describe('reading a list', () => {
  test('a preview proposes a map and writes nothing; the import stores it only for its carrier', async () => {
    const table = 'Paket,Bill,Kept,On\nAB10001,100,3,20/11/2569\nAB10002,x,1,20/11/2569\nSum,100,3,\n';
    const preview = (fields: object = {}, carrierId = s.carrierId) =>
      s.finance.client.call('previewRemittances', { carrierId, ...fields }, { file: csvFile(table) });
    const before = await preview();
    expect(before).toMatchObject({
      newCount: 0,
      table: { map: null, heads: ['Paket', 'Bill', 'Kept', 'On'] },
    });
    const map = {
      ...{ trackingHead: 'Paket', collectedHead: 'Bill', feeHead: 'Kept', dateHead: 'On' },
      ...{ dayOrder: 'dmy', calendar: 'buddhist' },
    } as const;
    expect(await preview(map)).toMatchObject({
      ...{ newCount: 1, knownCount: 0, wrongCount: 1, wrong: [{ row: 3, fault: 'amount' }] },
      ...{ collectedMinor: 10_000, feeMinor: 300 },
      lines: [{ trackingNumber: 'AB10001', collectedMinor: 10_000, feeMinor: 300, day: '2026-11-20' }],
      table: { map: { calendar: 'buddhist', stored: false } },
    });
    const attempt = async (input: object) => {
      const sent = { file: csvFile(table) };
      const tried = await s.finance.client.attempt(
        'importRemittances',
        { carrierId: s.carrierId, ...input },
        sent,
      );
      return tried.ok ? 'ok' : tried.failure.error;
    };
    expect(await attempt({})).toBe('remittance.noHead');
    expect(await attempt(map)).toBe('remittance.wrongRows');
    expect(await attempt({ ...map, carrierId: newId() })).toBe('remittance.carrierUnknown');
    expect((await s.finance.client.call('listRemittanceLists', {})).total).toBe(0);
    expect(await attempt({ ...map, skipWrong: true })).toBe('ok');
    expect(await preview()).toMatchObject({ newCount: 0, knownCount: 1, table: { map: { stored: true } } });
    expect(await preview({}, s.otherId)).toMatchObject({ table: { map: null } });
    await s.world.sql('delete from remittance_maps');
  });

  test('in Big5 with years of the Republic of China', async () => {
    // The head 運單號,代收金額,手續費,撥款日期 in Big5, followed by one line.
    const head = [0xb9, 0x42, 0xb3, 0xe6, 0xb8, 0xb9, 0x2c, 0xa5, 0x4e, 0xa6, 0xac, 0xaa, 0xf7, 0xc3, 0x42];
    const rest = [
      0x2c, 0xa4, 0xe2, 0xc4, 0xf2, 0xb6, 0x4f, 0x2c, 0xbc, 0xb7, 0xb4, 0xda, 0xa4, 0xe9, 0xb4, 0xc1,
    ];
    const bytes = Buffer.concat([
      Buffer.from([...head, ...rest]),
      Buffer.from('\nTW90001,250,15,115/11/20\n'),
    ]);
    const file = new Blob([bytes], { type: 'text/csv' });
    expect(
      await s.finance.client.call('previewRemittances', { carrierId: s.carrierId }, { file }),
    ).toMatchObject({
      lines: [{ trackingNumber: 'TW90001', collectedMinor: 25_000, feeMinor: 1_500, day: '2026-11-20' }],
      table: { encoding: 'big5', map: { calendar: 'roc' } },
    });
  });

  test('a line counts once: in the same file, an overlapping one, and four at once', async () => {
    const some: Listed[] = Array.from({ length: 12 }, (_, at) => ({
      tracking: `ONCE${1000 + at}`,
      collected: 9,
    }));
    expect(await s.importList(some.slice(0, 8))).toMatchObject({ addedCount: 8, knownCount: 0 });
    expect(await s.importList(some.slice(0, 8))).toMatchObject({ addedCount: 0, knownCount: 8 });
    const atOnce = await Promise.all(
      [1, 2, 3, 4].map((n) => s.importList(some, {}, n % 2 ? s.finance : s.second)),
    );
    expect(atOnce.reduce((sum, { addedCount }) => sum + addedCount, 0)).toBe(4);
    expect((await s.shelf('all', 'ONCE')).total).toBe(12);
  });
});

describe('a line is compared with the order that it names', () => {
  test('by tracking number or order number, and each difference has its name', async () => {
    const [clean, byNumber, less] = [await s.delivered(100), await s.delivered(200), await s.delivered(300)];
    const waiting = await s.shipped(400);
    const prepaid = await s.shipped(500, { cashOnDelivery: false });
    const { id } = await s.importList([
      { tracking: clean.tracking.toLowerCase(), collected: 100, fee: 5 },
      { order: byNumber.number, collected: 200 },
      { tracking: less.tracking, collected: 290 },
      { tracking: waiting.tracking, collected: 400 },
      { tracking: prepaid.tracking, collected: 500 },
      { tracking: 'NOBODY0001', collected: 10 },
    ]);
    const { list } = await s.finance.client.call('listRemittanceLines', { shelf: 'all', listId: id });
    expect(
      list.toReversed().map(({ difference, bookedMinor, ourNumber }) => [difference, bookedMinor, ourNumber]),
    ).toEqual([
      ['none', 10_000, clean.number],
      ['none', 20_000, byNumber.number],
      ['amount', 30_000, less.number],
      ['notDelivered', 0, waiting.number],
      ['notCod', 0, prepaid.number],
      ['notOurs', 0, null],
    ]);
    const counted = await s.finance.client.call('listRemittanceLines', { shelf: 'difference', listId: id });
    expect(counted).toMatchObject({ total: 4, counts: { clean: 2, difference: 4, task: 0 } });
    const only = { shelf: 'all', listId: id, difference: 'amount', carrierId: s.carrierId } as const;
    expect((await s.finance.client.call('listRemittanceLines', only)).list).toMatchObject([
      { trackingNumber: less.tracking },
    ]);
    expect(
      await s.finance.client.attempt('acceptRemittanceLine', {
        ...{ id: (await s.line(waiting.tracking)).id, reason: 'too early' },
      }),
    ).toBeRefused('remittance.notDelivered');
    await s.deliver(waiting.id);
    expect(await s.line(waiting.tracking)).toMatchObject({ difference: 'none' });
  });

  test("a second package's number identifies its order, only at its carrier", async () => {
    const [order, other] = [await s.shipped(300), await s.shipped(400)];
    for (const { id } of [order, other]) await s.deliver(id);
    const second = (number: string, carrierId: string, { id }: { id: string }) =>
      s.world.sql('update packages set forwarding_number = $1, carrier_id = $2 where order_id = $3', [
        ...[number, carrierId, id],
      ]);
    await second('BOX20001', s.carrierId, order);
    await second('BOX20002', s.otherId, other);
    await s.importList([
      { tracking: 'BOX20001', collected: 300 },
      { tracking: 'BOX20002', collected: 400 },
    ]);
    expect(await s.line('BOX20001')).toMatchObject({ difference: 'none', ourNumber: order.number });
    expect(await s.line('BOX20002')).toMatchObject({ difference: 'notOurs', ourNumber: null });
  });

  test('one number at two carriers identifies two orders, and another shop’s order is unknown', async () => {
    const mine = await s.delivered(111);
    const other = await s.delivered(222, { forwardingNumber: mine.tracking, carrierId: s.otherId });
    await s.importList([{ tracking: mine.tracking, collected: 111 }]);
    await s.importList([{ tracking: mine.tracking, collected: 222 }], { carrierId: s.otherId });
    const { list } = await s.shelf('clean', mine.tracking);
    expect(list.map(({ ourNumber }) => ourNumber)).toEqual([other.number, mine.number]);
    await s.world.sql(
      `update orders set forwarding_number = 'FOREIGN0001', carrier_id = $1 where shop_id <> $2`,
      [s.carrierId, s.world.tw.id],
    );
    const stranger = await s.world.th.staff(['owner']);
    expect((await stranger.client.call('listRemittanceLines', { shelf: 'all' })).total).toBe(0);
    const { carriers } = await stranger.client.call('getRemittanceSettings', {});
    expect(carriers.some(({ id }) => id === s.carrierId)).toBe(false);
    const sent = { file: csvFile(carrierTable([{ tracking: mine.tracking, collected: 111 }])) };
    expect(await stranger.client.attempt('importRemittances', { carrierId: s.carrierId }, sent)).toBeRefused(
      'remittance.carrierUnknown',
    );
    const id = list[0]?.id ?? '';
    for (const call of ['acceptRemittanceLine', 'undoRemittanceLine'] as const)
      expect(await stranger.client.attempt(call, { id, reason: 'x' })).toBeRefused({ code: 404 });
    const clerk = await s.world.tw.staff(['warehouse']);
    expect(await clerk.client.attempt('listRemittanceLines', {})).toBeRefused({ code: 403 });
  });
});
