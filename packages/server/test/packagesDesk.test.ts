import { describe, expect, it } from 'vitest';
import { startPackagesWorld } from './packagesWorld.ts';
import { csvFile, freshForwardingNumber } from './shippingWorld.ts';

const s = await startPackagesWorld();
const { member, desk, statesOf, inThree, ship } = s;

describe('the desk', () => {
  it('ships a box once when two clerks ship it, and assigns a number to one order', async () => {
    const [order, other] = [await inThree(), await inThree()];
    const second = await s.shop.staff(['warehouse']);
    const number = `${order.number}-1`;
    const both = await Promise.all(
      [s.clerk, second].map((clerk) =>
        clerk.client.attempt('shipOrder', { number, forwardingNumber: freshForwardingNumber() }),
      ),
    );
    expect(both.filter((one) => one.ok)).toHaveLength(1);
    expect(both.find((one) => !one.ok)).toBeRefused('order.notToShip');
    const forwardingNumber = freshForwardingNumber();
    await ship(`${order.number}-2`, forwardingNumber);
    await ship(`${order.number}-3`, forwardingNumber);
    expect(await statesOf(order.id)).toEqual(['shipped', 'shipped', 'shipped']);
    expect(await ship(`${other.number}-1`, forwardingNumber)).toBeRefused('order.forwardingUsed');
    expect(await ship(`${other.number}-7`, freshForwardingNumber())).toBeRefused('order.unknownNumber');
    expect(
      await ship(other.number, freshForwardingNumber(), { packageIds: order.ids.slice(0, 1) }),
    ).toBeRefused({ code: 404 });
  });

  it('undoes a box, and the order with its last box', async () => {
    const order = await inThree();
    const [first, second] = [freshForwardingNumber(), freshForwardingNumber()];
    await ship(`${order.number}-1`, first);
    await ship(`${order.number}-2`, second);
    const undo = (more = {}) => s.clerk.client.attempt('undoShipOrder', { orderId: order.id, ...more });
    // A call that names no packages undoes the latest shipment.
    expect(await undo()).toMatchObject({ data: { state: 'awaitingSignature' } });
    expect(await statesOf(order.id)).toEqual(['shipped', 'packed', 'packed']);
    const tracks = JSON.stringify(await member.client.call('getTracking', { number: order.number }));
    expect([tracks.includes(first), tracks.includes(second)]).toEqual([true, false]);
    expect((await s.clerk.client.call('listDeskOrders', { words: second })).list).toEqual([]);
    const colleague = await s.shop.staff(['warehouse']);
    const theirs = { orderId: order.id, packageIds: order.ids.slice(0, 1) };
    expect(await colleague.client.attempt('undoShipOrder', theirs)).toBeRefused('undo.notYours');
    expect(await undo({ packageIds: order.ids.slice(0, 1) })).toMatchObject({
      data: { state: 'awaitingShipment' },
    });
    expect(await desk(order.id)).toMatchObject({ forwardingNumber: '', shippedAt: null, shippedCount: 0 });
    await ship(order.number, first);
    expect(await statesOf(order.id)).toEqual(['shipped', 'shipped', 'shipped']);
  });

  it('corrects the number of one box, and its events follow', async () => {
    const order = await inThree();
    const [wrong, right, others] = [1, 2, 3].map(() => freshForwardingNumber()) as [string, string, string];
    await ship(`${order.number}-1`, wrong);
    await ship(order.number, others);
    const rows = [{ number: wrong, at: new Date().toISOString(), place: '', info: '已離港' }];
    await s.owner.client.call('importTracking', { rows });
    const packageIds = order.ids.slice(0, 1);
    const amend = { orderId: order.id, packageIds, forwardingNumber: right, why: '貼錯' };
    await s.clerk.client.call('amendShipment', amend);
    const seen = await desk(order.id);
    expect(seen.packages.map(({ forwardingNumber }) => forwardingNumber)).toEqual([right, others, others]);
    expect(seen.packages[0]?.newest?.info).toBe('已離港');
    expect(seen.packages[1]?.newest?.info).not.toBe('已離港');
    expect(seen.steps.at(-1)).toMatchObject({
      event: 'amend',
      why: `${order.number}-1: ${wrong} → ${right}: 貼錯`,
    });
  });

  it('reads a carrier’s sheet with one row per box', async () => {
    const order = await inThree();
    const plain = await s.paid(member);
    const exported = await s.clerk.client.call('exportToShip', { format: 'csv' });
    const text = Buffer.from(exported.base64, 'base64').toString('utf8');
    for (const position of [1, 2, 3]) expect(text).toContain(`${order.number}-${position},`);
    expect(text).toContain(`${plain.number},`);
    const [a, b, c] = [1, 2, 3].map(() => freshForwardingNumber()) as [string, string, string];
    const sheet = [
      [`${order.number}-1`, a],
      [`${order.number}-2`, b],
      [`${order.number}-3`, a],
      [`${order.number}-3`, c],
      [order.number, c],
      [plain.number, b],
    ];
    const file = csvFile(
      ['Order number,Tracking number,Carrier', ...sheet.map((row) => `${row.join(',')},`)].join('\n'),
    );
    const preview = await s.clerk.client.call('previewShipments', {}, { file });
    expect(preview.rows.map(({ problem }) => problem?.error ?? '')).toEqual([
      ...['', '', '', 'order.repeatedInFile', 'order.repeatedInFile', 'order.repeatedInFile'],
    ]);
    const rows = sheet.slice(0, 3).map(([number = '', forwardingNumber = '']) => ({
      ...{ number, forwardingNumber, carrier: '' },
    }));
    const { list } = await s.clerk.client.call('importShipments', { rows });
    expect(list.map(({ shipped }) => shipped)).toEqual([true, true, true]);
    expect((await desk(order.id)).packages.map(({ forwardingNumber }) => forwardingNumber)).toEqual([
      a,
      b,
      a,
    ]);
    const again = await s.clerk.client.call('importShipments', { rows });
    expect(again.list.map(({ shipped }) => shipped)).toEqual([false, false, false]);
  });
});
