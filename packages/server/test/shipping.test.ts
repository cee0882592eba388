import { describe, expect, it } from 'vitest';
import { picture } from './parcelWorld.ts';
import { faultsOfLedger } from './payWorld.ts';
import { csvFile, freshForwardingNumber, startShippingWorld } from './shippingWorld.ts';
import type { Person } from './world.ts';

const s = await startShippingWorld();
const member = await s.shop.member({ name: '陳大文', phone: '0987654321' });

const desk = (orderId: string) => s.clerk.client.call('getDeskOrder', { orderId });

describe('shipping', () => {
  it('happens once when two clerks ship the same order', async () => {
    const { number, id } = await s.paid(member);
    const second = await s.shop.staff(['warehouse']);
    const both = await Promise.all(
      [s.clerk, second].map((clerk) =>
        clerk.client.attempt('shipOrder', { number, forwardingNumber: freshForwardingNumber() }),
      ),
    );
    expect(both.filter((one) => one.ok)).toHaveLength(1);
    expect(both.find((one) => !one.ok)).toBeRefused('order.notToShip');
    const steps = (await desk(id)).steps.filter((step) => step.event === 'ship');
    expect(steps).toHaveLength(1);
  });

  it('gives a forwarding number to one order only, also at the same moment', async () => {
    const orders = [await s.paid(member), await s.paid(member)];
    const forwardingNumber = freshForwardingNumber();
    const both = await Promise.all(
      orders.map(({ number }) => s.clerk.client.attempt('shipOrder', { number, forwardingNumber })),
    );
    expect(both.filter((one) => one.ok)).toHaveLength(1);
    expect(both.find((one) => !one.ok)).toBeRefused({
      error: 'order.forwardingUsed',
      fields: { forwardingNumber: {} },
    });
  });

  it('requires payment, a valid number and a carrier of the channel', async () => {
    const unpaid = await s.packed(member);
    const ship = (more: object) =>
      s.clerk.client.attempt('shipOrder', {
        number: unpaid.number,
        forwardingNumber: freshForwardingNumber(),
        ...more,
      });
    expect(await ship({})).toBeRefused('order.notToShip');
    expect(await ship({ number: 'CD00000000' })).toBeRefused('order.unknownNumber');
    expect(await ship({ forwardingNumber: '轉運' })).toBeRefusedAt(
      'forwardingNumber',
      'order.forwardingNumber',
    );
    const paid = await s.paid(member);
    expect(await ship({ number: paid.number, carrierId: s.lane.pickupCarrierId })).toBeRefused(
      'order.carrierUnfit',
    );
  });

  it('can be corrected with a reason while in transit', async () => {
    const { id, forwardingNumber } = await s.shipped(member);
    const corrected = freshForwardingNumber();
    await s.clerk.client.call('amendShipment', { orderId: id, forwardingNumber: corrected, why: '打錯' });
    const seen = await desk(id);
    expect(seen.forwardingNumber).toBe(corrected);
    expect(seen.steps.at(-1)).toMatchObject({
      event: 'amend',
      why: `${forwardingNumber} → ${corrected}: 打錯`,
    });
  });
});

it('a forwarding number must be the carrier’s: not one of orders, parcels or couriers, by any call', async () => {
  const [order, other] = [await s.paid(member), await s.paid(member)];
  const parcel = (await desk(order.id)).parcels[0];
  const ours = [
    order.number,
    other.number,
    parcel?.number ?? '',
    parcel?.courierNumber ?? '',
    other.courierNumbers[0] ?? '',
  ];
  for (const forwardingNumber of ours) {
    const { number } = order;
    expect(await s.clerk.client.attempt('shipOrder', { number, forwardingNumber })).toBeRefused({
      code: 422,
      fields: { forwardingNumber: { error: 'order.forwardingOurs' } },
    });
    const rows = [{ number, forwardingNumber, carrier: '' }];
    const repeated = forwardingNumber === number ? { shipped: false } : { shipped: false, message: /ours/ };
    const { list } = await s.clerk.client.call('importShipments', { rows });
    expect(list[0]?.shipped).toBe(repeated.shipped);
    const file = csvFile(`Order number,Tracking number,Carrier\n${number},${forwardingNumber},`);
    expect(await s.clerk.client.call('previewShipments', {}, { file })).toMatchObject({ good: 0, bad: 1 });
  }
  const shipped = await s.shipped(member);
  const amend = { orderId: shipped.id, forwardingNumber: order.number, why: 'x' };
  expect(await s.clerk.client.attempt('amendShipment', amend)).toBeRefused('order.forwardingOurs');
  expect((await desk(order.id)).state).toBe('awaitingShipment');
});

it('a shipment can be undone by its clerk for ten minutes, and the order ships again under any number', async () => {
  const { id, number, forwardingNumber } = await s.shipped(member);
  const second = await s.shop.staff(['warehouse']);
  const undo = (by: Person) => by.client.attempt('undoShipOrder', { orderId: id });
  expect(await undo(second)).toBeRefused({ code: 403, error: 'undo.notYours' });
  expect(await undo(s.clerk)).toMatchObject({ data: { number, state: 'awaitingShipment' } });
  const undone = await desk(id);
  expect(undone).toMatchObject({ state: 'awaitingShipment', forwardingNumber: '', shippedAt: null });
  expect(undone.parcels.map(({ state }) => state)).toEqual(['packed']);
  const tracks = await member.client.call('getTracking', { number });
  expect(JSON.stringify(tracks)).not.toContain(forwardingNumber);
  await s.clerk.client.call('shipOrder', { number, forwardingNumber });
  await s.world.sql(
    `update transitions set at = (at at time zone 'UTC' - interval '11 minutes') at time zone 'UTC' where event = 'ship' and (subject_id = $1 or subject_id in (select id from packages where order_id = $1))`,
    [id],
  );
  expect(await undo(s.clerk)).toBeRefused({ code: 409, error: 'undo.tooLate' });
  await s.clerk.client.call('signForOrder', { orderId: id, signer: '王' });
  expect(await undo(s.clerk)).toBeRefused('order.wrongState');
});

it('a cancelled order has nothing due and still shows its contents', async () => {
  const { id, courierNumbers } = await s.packed(member, { parcels: 2 });
  expect((await desk(id)).dueMinor).toBeGreaterThan(0);
  await s.owner.client.call('cancelOrderForMember', { orderId: id, why: '改變主意' });
  const seen = await desk(id);
  expect([seen.dueMinor, seen.costs.dueMinor]).toEqual([0, 0]);
  expect(seen.parcels.map(({ courierNumber }) => courierNumber).sort()).toEqual([...courierNumbers].sort());
  const mine = await member.client.call('getOrder', { orderId: id });
  expect(mine).toMatchObject({ dueMinor: 0, parcels: [{}, {}] });
});

describe('signing and cancelling', () => {
  it('signs once when two clerks sign', async () => {
    const { id } = await s.shipped(member);
    const sign = () => s.clerk.client.attempt('signForOrder', { orderId: id, signer: '王先生' });
    const both = await Promise.all([sign(), sign()]);
    expect(both.filter((one) => one.ok)).toHaveLength(1);
    expect(both.find((one) => !one.ok)).toBeRefused('order.wrongState');
  });

  it('refuses a proof that staff did not upload', async () => {
    const { id } = await s.shipped(member);
    const { fileId } = await member.client.call('upload', { type: 'voucher' }, { file: picture() });
    const refused = await s.clerk.client.attempt('signForOrder', {
      orderId: id,
      signer: '王先生',
      fileIds: [fileId],
    });
    expect(refused).toBeRefused('order.photoUnknown');
  });

  it('cancels with a reason: parcels are on the shelf again and the money is on the balance', async () => {
    const { id, parcelIds } = await s.paid(member);
    const before = await s.balance(member);
    const { refundMinor } = await s.owner.client.call('cancelOrderForMember', {
      orderId: id,
      why: '客人要求',
    });
    expect(refundMinor).toBeGreaterThan(0);
    expect(await s.balance(member)).toBe(before + refundMinor);
    expect(await desk(id)).toMatchObject({
      state: 'cancelled',
      cancelReason: '客人要求',
      paymentState: 'refunded',
    });
    const rows = await s.world.sql('select state, order_id from parcels where id = any($1)', [parcelIds]);
    expect(rows).toEqual([{ state: 'shelved', orderId: null }]);
    expect(await faultsOfLedger(s.world)).toEqual([]);
    const warehouse = await s.clerk.client.attempt('cancelOrderForMember', { orderId: id, why: 'x' });
    expect(warehouse).toBeRefused({ code: 403 });
  });
});

describe('the queue of orders', () => {
  it('shows the longest waiting first and counts what waits', async () => {
    const first = await s.order(member);
    await s.order(member);
    const page = await s.clerk.client.call('listDeskOrders', { state: 'processing' });
    expect(page.list[0]?.id).toBe(first.id);
    expect(page.waiting.find((one) => one.state === 'processing')).toMatchObject({
      count: page.total,
      oldestAt: page.list[0]?.waitingSince,
    });
    expect(page.list[0]?.actions).toEqual(['pack', 'change']);
    const owner = await s.owner.client.call('getDeskOrder', { orderId: first.id });
    expect(owner.actions).toEqual(['pack', 'change', 'cancel']);
  });

  it('finds by number, forwarding number, member and consignee', async () => {
    const shipped = await s.shipped(member);
    const found = async (words: string) =>
      (await s.clerk.client.call('listDeskOrders', { words })).list.map((one) => one.id);
    expect(await found(shipped.number.toLowerCase())).toEqual([shipped.id]);
    expect(await found(shipped.forwardingNumber.toLowerCase())).toEqual([shipped.id]);
    for (const words of ['陳大文', '0987654321', '王小']) expect(await found(words)).toContain(shipped.id);
    expect(await found('陳%')).toEqual([]);
    const scanned = await s.clerk.client.call('findDeskOrder', { number: shipped.forwardingNumber });
    expect(scanned.id).toBe(shipped.id);
  });

  it('belongs to its shop alone', async () => {
    const { id, number } = await s.paid(member);
    const other = await s.world.th.staff(['owner']);
    expect(await other.client.attempt('getDeskOrder', { orderId: id })).toBeRefused({ code: 404 });
    const ship = await other.client.attempt('shipOrder', { number, forwardingNumber: 'OTHER00001' });
    expect(ship).toBeRefused('order.unknownNumber');
    expect((await other.client.call('listDeskOrders', { words: number })).list).toEqual([]);
  });
});

describe('shipping many', () => {
  it('exports, previews with each row’s errors, and writes only what is confirmed', async () => {
    const [good, other] = [await s.paid(member), await s.paid(member)];
    const exported = await s.clerk.client.call('exportToShip', { format: 'csv' });
    const table = Buffer.from(exported.base64, 'base64').toString('utf8');
    expect(table).toContain(good.number);
    const forwardingNumber = freshForwardingNumber();
    const rows = [
      'Order number,Tracking number,Carrier',
      `${good.number},${forwardingNumber},KERRY`,
      `${other.number},${forwardingNumber},`,
      'CD00000000,KY123456,',
      `${other.number},,`,
      `${other.number},${freshForwardingNumber()},DHL`,
    ].join('\n');
    const preview = await s.clerk.client.call('previewShipments', {}, { file: csvFile(rows) });
    expect(preview).toMatchObject({ good: 1, bad: 4 });
    expect(preview.rows.map((row) => row.problem?.error ?? null)).toEqual([
      null,
      'order.repeatedInFile',
      'order.unknownNumber',
      'order.repeatedInFile',
      'order.repeatedInFile',
    ]);
    expect(preview.rows[1]?.problem?.message).toContain('row 2');
    expect((await desk(good.id)).state).toBe('awaitingShipment');
    const confirmed = [
      { number: good.number, forwardingNumber },
      { number: other.number, forwardingNumber: 'x' },
    ];
    const { list } = await s.clerk.client.call('importShipments', { rows: confirmed });
    expect(list.map((one) => one.shipped)).toEqual([true, false]);
    expect(list[1]?.message).toContain('5–40');
    expect((await desk(good.id)).state).toBe('awaitingSignature');
    expect((await desk(other.id)).state).toBe('awaitingShipment');
  });

  it('ships an order once when two imports contain it', async () => {
    const orders = [await s.paid(member), await s.paid(await s.shop.member()), await s.paid(member)];
    const rowsOf = (list: typeof orders) =>
      list.map(({ number }) => ({ number, forwardingNumber: freshForwardingNumber() }));
    const answers = await Promise.all([
      s.clerk.client.call('importShipments', { rows: rowsOf(orders) }),
      s.clerk.client.call('importShipments', { rows: rowsOf([...orders].reverse()) }),
    ]);
    expect(answers.flatMap((one) => one.list).filter((row) => row.shipped)).toHaveLength(3);
  });

  it('imports its own table, as XLSX too', async () => {
    const order = await s.paid(member);
    const { base64, filename } = await s.clerk.client.call('exportToShip', { format: 'xlsx' });
    expect(filename).toMatch(/\.xlsx$/);
    const file = new Blob([Buffer.from(base64, 'base64')]);
    const { rows } = await s.shop.as(s.clerk.token, 'tw').call('previewShipments', {}, { file });
    const row = rows.find((one) => one.number === order.number);
    expect(row?.problem).toMatchObject({ error: 'order.forwardingNumber' });
  });
});
