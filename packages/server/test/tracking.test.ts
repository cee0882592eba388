import { describe, expect, it } from 'vitest';
import { csvFile, startShippingWorld } from './shippingWorld.ts';

const s = await startShippingWorld();
const member = await s.shop.member();
const order = await s.shipped(member);

/** The recipient of every order here has the phone number 0912345678. */
const rightTail = '5678';
const at = () => new Date().toISOString();

describe('tracking by a guest', () => {
  it('requires the last four digits of the consignee’s phone', async () => {
    const { number } = order;
    expect(await s.shop.guest.attempt('getTracking', { number })).toBeRefused({
      error: 'tracking.phoneTail',
      fields: { phoneTail: {} },
    });
    const found = await s.shop.guest.call('getTracking', { number, phoneTail: rightTail });
    expect(found).toMatchObject({
      kind: 'order',
      orderState: 'awaitingSignature',
      orderId: null,
      domestic: [],
    });
    expect(found.tracks.length).toBeGreaterThan(2);
  });

  it('answers wrong digits and an unknown number alike, and limits guessing', async () => {
    const shipped = await s.shipped(member);
    const ask = (number: string, phoneTail: string) =>
      s.shop.guest.attempt('getTracking', { number, phoneTail });
    const wrong = await ask(shipped.number, '0000');
    const unknown = await ask('CD00000000', '0000');
    expect(wrong).toBeRefused({ error: 'tracking.notFound', code: 404 });
    expect(unknown).toBeRefused({ error: 'tracking.notFound', code: 404 });
    for (const tail of ['0001', '0002', '0003', '0004']) await ask(shipped.number, tail);
    expect(await ask(shipped.number, rightTail)).toBeRefused({ code: 429 });
  });

  it('shows nothing of another shop', async () => {
    const there = s.world.client(s.world.th.host);
    const asked = await there.attempt('getTracking', { number: order.number, phoneTail: rightTail });
    expect(asked).toBeRefused('tracking.notFound');
  });
});

describe('tracking by a member', () => {
  it('finds their own by order, forwarding and courier number, in their language', async () => {
    for (const number of [order.number, order.forwardingNumber, order.courierNumbers[0] ?? '']) {
      const found = await s.shop.as(member.token, 'tw').call('getTracking', { number });
      expect(found.orderNumber).toBe(order.number);
      expect(found.tracks[0]?.info).toContain('已出貨');
      expect(found.domestic[0]?.tracks.at(-1)?.info).toBe('已預報，等待到倉');
    }
  });

  it('does not find another member’s', async () => {
    const other = await s.shop.member();
    for (const number of [order.number, order.forwardingNumber, order.courierNumbers[0] ?? '']) {
      const asked = await other.client.attempt('getTracking', { number });
      expect(asked).toBeRefused('tracking.notFound');
    }
  });
});

describe('manual events', () => {
  it('are shown in three languages, and a repeated one counts once', async () => {
    const input = {
      numbers: [order.number, 'NOSUCH1'],
      at: at(),
      place: '桃園',
      template: 'importCustoms' as const,
    };
    const first = await s.clerk.client.call('addTracking', input);
    expect(first.list.map((one) => one.outcome)).toEqual(['added', 'unknown']);
    const again = await s.clerk.client.call('addTracking', input);
    expect(again.list[0]?.outcome).toBe('known');
    const seen = async (lang: 'zh' | 'tw' | 'en') =>
      (await s.shop.as(member.token, lang).call('getTracking', { number: order.number })).tracks.find(
        (track) => track.time === input.at,
      );
    expect(await seen('zh')).toMatchObject({ place: '桃园', info: '进口清关中' });
    expect(await seen('tw')).toMatchObject({ place: '桃園', info: '進口清關中' });
    expect(await seen('en')).toMatchObject({ place: 'Taoyuan', info: 'Import customs clearance' });
    const bystander = await s.shipped(member);
    const excerpt = async (lang: 'zh' | 'tw' | 'en', orderId = order.id) =>
      (await s.shop.as(member.token, lang).call('getOrder', { orderId })).tracking;
    const told = { at: input.at };
    expect((await excerpt('zh'))[0]).toEqual({ ...told, place: '桃园', info: '进口清关中' });
    expect((await excerpt('tw'))[0]).toEqual({ ...told, place: '桃園', info: '進口清關中' });
    expect((await excerpt('en'))[0]).toEqual({ ...told, place: 'Taoyuan', info: 'Import customs clearance' });
    expect((await excerpt('en', bystander.id)).map(({ info }) => info)).toEqual([
      expect.stringContaining(bystander.forwardingNumber),
    ]);
  });

  it('require a text and a time that is not in the future', async () => {
    const add = (more: object) =>
      s.clerk.client.attempt('addTracking', { numbers: [order.number], at: at(), ...more });
    expect(await add({})).toBeRefused('tracking.textRequired');
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect(await add({ template: 'arrived', at: tomorrow })).toBeRefused('tracking.timeAhead');
  });

  it('can be removed, unlike the system’s own', async () => {
    await s.clerk.client.call('addTracking', { numbers: [order.number], at: at(), tw: '寫錯了' });
    const { list } = await s.clerk.client.call('listTrackingEvents', { orderId: order.id });
    const wrong = list.find((one) => one.en === '寫錯了');
    expect(wrong).toMatchObject({ source: 'staff', staffName: expect.stringMatching(/^Clerk/) });
    await s.clerk.client.call('removeTracking', { id: wrong?.id ?? '' });
    const system = list.find((one) => one.source === 'system');
    const refused = await s.clerk.client.attempt('removeTracking', { id: system?.id ?? '' });
    expect(refused).toBeRefused({ code: 404 });
    const after = await s.clerk.client.call('listTrackingEvents', { orderId: order.id });
    expect(after.list).toHaveLength(list.length - 1);
  });
});

describe('events by import', () => {
  it('previews each row, writes confirmed ones, and changes nothing again', async () => {
    const rows = [
      '轉運單號或訂單編號,時間,地點,說明',
      `${order.forwardingNumber},2026-03-01 14:30,基隆港,出口報關中`,
      `${order.number},2026/03/02 09:05,,船已離港`,
      `${order.number},2026-02-30 10:00,,x`,
      'NOSUCH1,2026-03-01 10:00,,x',
      `${order.number},2026-03-01 10:00,,`,
      ',2026-03-01 10:00,,template row',
    ].join('\n');
    const tw = s.shop.as(s.clerk.token, 'tw');
    const preview = await tw.call('previewTracking', {}, { file: csvFile(rows) });
    expect(preview.rows.map((row) => row.problem?.error ?? null)).toEqual([
      null,
      null,
      'tracking.time',
      'tracking.numberUnknown',
      'tracking.textRequired',
    ]);
    // Taipei is eight hours ahead of UTC.
    expect(preview.rows[0]).toMatchObject({
      at: '2026-03-01T06:30:00.000Z',
      about: `${order.number} · 王小明`,
    });
    const before = await s.clerk.client.call('listTrackingEvents', { orderId: order.id });
    const confirmed = preview.rows
      .filter((row) => row.problem === null)
      .map(({ number, at, place, info }) => ({ number, at: at ?? '', place, info }));
    expect(await tw.call('importTracking', { rows: confirmed })).toMatchObject({ added: 2, known: 0 });
    expect(await tw.call('importTracking', { rows: confirmed })).toMatchObject({ added: 0, known: 2 });
    const after = await s.clerk.client.call('listTrackingEvents', { orderId: order.id });
    expect(after.list).toHaveLength(before.list.length + 2);
    expect(after.list.find((one) => one.place === '基隆港')?.en).toBe('Export customs clearance');
  });

  it('gives a template that it can read', async () => {
    const { base64 } = await s.clerk.client.call('getTrackingTemplate', { format: 'xlsx' });
    const file = new Blob([Buffer.from(base64, 'base64')]);
    const refused = await s.clerk.client.attempt('previewTracking', {}, { file });
    expect(refused).toBeRefused('sheet.empty');
  });
});
