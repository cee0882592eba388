import { beforeAll, describe, expect, test } from 'vitest';
import { hasValidBillplzChecksum } from '../src/payments/providers/billplz/signature.ts';
import { secondsAgo } from './ago.ts';
import {
  balancesAfterPayout,
  balancesAfterReturn,
  balancesWhileHeld,
  startBillplzPayoutWorld,
} from './billplzPayoutWorld.ts';
import type { Delivery } from './standIns/standInServer.ts';

/** Tests payment orders whose answers are lost, and later reports about them: no withdrawal is ever paid twice. */
const shop = startBillplzPayoutWorld();
beforeAll(() => shop.added());

describe('a payment order is never made twice', () => {
  test('when the answer is lost, before or after the order was made, or the provider fails', async () => {
    for (const how of ['lostAfter', 'lostBefore', 'broken'] as const) {
      const one = await shop.asking();
      shop.billplz.trouble = { at: '/payment_orders', how };
      const id = await shop.started(one);
      await shop.paused(id, 'silent');
      expect((await shop.detail(id)).lines, how).toMatchObject([{ state: 'waiting', unsure: true }]);
      expect(await shop.money(one)).toMatchObject(balancesWhileHeld);
      // A line that may have been paid cannot be stopped.
      expect(await shop.second.client.call('stopPayout', { id })).toMatchObject({ count: 0 });
      await shop.second.client.call('retryPayout', { id });
      await shop.reaches(id, ['sent']);
      expect(shop.orderOf(one).total).toBe('30000');
      expect(await shop.money(one)).toMatchObject(balancesAfterPayout);
      await shop.told(one, 'completed');
      expect((await shop.detail(id)).lines[0]).toMatchObject({
        state: 'paid',
        providerReference: shop.orderOf(one).id,
      });
    }
  });

  test('when the process ends between the order and its record', async () => {
    const one = await shop.asking();
    shop.billplz.trouble = { at: '/payment_orders', how: 'lostAfter' };
    const id = await shop.started(one);
    await shop.job();
    await expect
      .poll(() => shop.billplz.orders.some((order) => order.reference_id === one.number))
      .toBe(true);
    await shop.paused(id, 'silent');
    // The line has the state that the ended process left: requested, and reserved for two minutes.
    await shop.scene.world.sql(
      "update payout_lines set due_at = now() + interval '100 seconds' where batch_id = $1",
      [id],
    );
    await shop.second.client.call('retryPayout', { id });
    const requests = shop.billplz.requests();
    await shop.job();
    expect(shop.billplz.requests()).toBe(requests);
    await shop.scene.world.change('payoutLines', { batchId: id }, { dueAt: secondsAgo(1) });
    await shop.reaches(id, ['sent']);
    expect(shop.orderOf(one).status).toBe('enquiring');
  });

  test('when two processes send and the answer is late', async () => {
    const one = await shop.asking();
    const late = Promise.withResolvers<void>();
    shop.billplz.trouble = { at: '/payment_orders', how: { lateUntil: late.promise } };
    const id = await shop.started(one);
    const running = shop.job();
    await expect.poll(() => shop.billplz.trouble).toBe(null);
    await shop.job();
    late.resolve();
    await running;
    await shop.reaches(id, ['sent']);
    expect(shop.orderOf(one).total).toBe('30000');
  });

  test('when a message comes before the answer', async () => {
    const one = await shop.asking();
    shop.billplz.trouble = { at: '/payment_orders', how: 'lostAfter' };
    const id = await shop.started(one);
    await shop.paused(id, 'silent');
    await shop.told(one, 'completed');
    expect(await shop.detail(id)).toMatchObject({ state: 'done', lines: [{ state: 'paid', unsure: false }] });
    expect(await shop.money(one)).toMatchObject(balancesAfterPayout);
    await shop.job();
    expect(shop.orderOf(one).total).toBe('30000');
  });

  test('when a person records the state from Billplz', async () => {
    const [paid, returned] = [await shop.asking(), await shop.asking()];
    const ids: string[] = [];
    for (const one of [paid, returned]) {
      shop.billplz.trouble = { at: '/payment_orders', how: 'lostAfter' };
      const id = await shop.started(one);
      await shop.paused(id, 'silent');
      ids.push(id);
    }
    const [first = '', other = ''] = ids;
    const lineOf = async (id: string) => (await shop.detail(id)).lines[0]?.id ?? '';
    await shop.second.client.call('markPayoutPaid', { id: first, lineIds: [await lineOf(first)] });
    expect(await shop.money(paid)).toMatchObject(balancesAfterPayout);
    await shop.second.client.call('returnPayoutLine', {
      lineId: await lineOf(other),
      reason: 'not at Billplz',
    });
    expect(await shop.money(returned)).toMatchObject(balancesAfterReturn);
    for (const id of ids) expect(await shop.detail(id)).toMatchObject({ state: 'done' });
    const requests = shop.billplz.requests();
    await shop.job();
    expect(shop.billplz.requests()).toBe(requests);
  });
});

describe('the state of an order', () => {
  test('is queried if no message comes', async () => {
    const [one, two, three] = [await shop.asking(), await shop.asking(), await shop.asking()];
    const id = await shop.started(one, two, three);
    await shop.reaches(id, ['sent', 'sent', 'sent']);
    shop.becomes(one, 'completed');
    shop.becomes(two, 'refunded');
    shop.becomes(three, 'reviewing');
    const questions = () =>
      shop.billplz.heard.filter(({ method, path }) => method === 'GET' && /orders\//.test(path));
    const before = questions().length;
    await shop.job();
    expect(questions()).toHaveLength(before);
    await shop.scene.world.change('payoutLines', { batchId: id, state: 'sent' }, { dueAt: new Date() });
    const seen = await shop.reaches(id, ['paid', 'returned', 'sent']);
    expect(seen.lines[2]).toMatchObject({ providerState: 'reviewing' });
    await shop.told(three, 'completed');
    expect(await shop.detail(id)).toMatchObject({ state: 'done' });
  });

  test('counts once, even if it is repeated or out of order', async () => {
    const [one, two] = [await shop.asking(), await shop.asking()];
    const id = await shop.started(one, two);
    await shop.reaches(id, ['sent', 'sent']);
    const completed = shop.billplz.callback(shop.becomes(two, 'completed'));
    const answers = await Promise.all([
      shop.told(one, 'refunded'),
      shop.told(one, 'refunded'),
      shop.told(one, 'refunded'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await shop.money(one)).toMatchObject(balancesAfterReturn);
    // A bank may return a paid amount. A late report about the payment then changes nothing.
    await shop.told(two, 'refunded');
    await shop.send(completed);
    expect(await shop.lines(id)).toEqual(['returned', 'returned']);
    expect(await shop.money(two)).toMatchObject(balancesAfterReturn);
  });

  test('is accepted only with a valid checksum, at its own address, about its own line', async () => {
    const [one, unsent] = [await shop.asking(), await shop.asking()];
    const id = await shop.started(one);
    await shop.reaches(id, ['sent']);
    const waiting = await shop.build(unsent);
    const order = { ...shop.orderOf(one), status: 'refunded' };
    const right = shop.billplz.callback(order);
    const at = (path: string) => ({ ...right, url: path });
    const stranger = await shop.scene.world.th.staff(['owner']);
    const foreign = await stranger.client.call('savePaymentAccount', shop.account());
    const theirs = await shop.addressOf(stranger, foreign.id);
    const ownOther = await shop.owner.client.call('savePaymentAccount', {
      ...shop.account({ webhookSecret: 'another-firms-key_xx' }),
    });
    const other = await shop.addressOf(shop.owner, ownOther.id);
    await shop.owner.client.call('endPaymentAccount', { id: ownOther.id });
    const unknown = { ...order, reference_id: unsent.number };
    const tries: [string, Delivery, number][] = [
      ['another key', shop.billplz.callback(order, {}, 'another-firms-key_xx'), 400],
      ['a field changed', { ...right, body: right.body.replace('total=30000', 'total=90000') }, 400],
      ['a field twice', { ...right, body: `${right.body}&status=completed` }, 400],
      ['no checksum', { ...right, body: right.body.replace(/&checksum=.*/, '') }, 400],
      ['no form', { ...right, body: '{"status":"refunded"}' }, 400],
      ['no such address', at(`${shop.billplz.callbackUrl}x`), 400],
      ['another account of the shop', at(other), 400],
      ['another shop', at(theirs), 404],
      ['another amount', shop.billplz.callback(order, { total: '90000' }), 404],
      ['another bank account', shop.billplz.callback(order, { bank_account_number: '11112222' }), 404],
      ['another collection', shop.billplz.callback(order, { payment_order_collection_id: 'other' }), 404],
      ['another order', shop.billplz.callback(order, { id: 'other' }), 404],
      ['a line that was not requested', shop.billplz.callback(unknown), 404],
    ];
    for (const [why, delivery, status] of tries) expect((await shop.send(delivery)).status, why).toBe(status);
    expect(await shop.lines(id)).toEqual(['sent']);
    expect(await shop.lines(waiting)).toEqual(['waiting']);
    expect(await shop.money(one)).toMatchObject(balancesAfterPayout);
    await shop.send(right);
    expect(await shop.lines(id)).toEqual(['returned']);
  });
});

test('recognises a message about a payment order, and none with an extra field or another order', () => {
  const order = [
    ['id', '0b924e37-7418-4d17-b234-8de424dc48e5'],
    ['payment_order_collection_id', '0c78f8c6-5bd3-4663-8c08-9e2c805418a2'],
    ['bank_code', 'PHBMMYKL'],
    ['bank_account_number', '1234567890'],
    ['name', 'Michae Yap'],
    ['status', 'refunded'],
    ['reference_id', 'My first payment order'],
    ['total', '500000'],
    ['epoch', '1681895891'],
    [
      'checksum',
      '2720f5ef16c7d04677829789fb74bccb08b90041e4e27916d85cb6fbbece58a7ab48538e8b62bcedab3b236bd38e6517860b593b8fe9bfa77bed979994f2ca1a',
    ],
  ] as const;
  const sample = 'S-R5t3Uw6SrwXNWyZV-naVHg';
  expect(hasValidBillplzChecksum(order, sample)).toBe(true);
  expect(hasValidBillplzChecksum(order.toReversed(), sample)).toBe(true);
  expect(hasValidBillplzChecksum([...order, ['status', 'completed']], sample)).toBe(false);
  expect(hasValidBillplzChecksum([...order, ['checksum', 'x']], sample)).toBe(false);
  const changed = order.map(([name, value]) => [name, name === 'total' ? '1' : value] as const);
  expect(hasValidBillplzChecksum(changed, sample)).toBe(false);
});
