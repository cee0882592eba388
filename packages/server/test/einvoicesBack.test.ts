import { afterEach, describe, expect, test } from 'vitest';
import { planEinvoices } from '../src/einvoicing/plan.ts';
import { openEinvoiceScene, sendTwentyTimes } from './einvoiceScene.ts';

/** Tests e-invoices after refunds, and with a provider that refuses, is late or loses its answers. */

const at = await openEinvoiceScene();
const owner = at.owner;
afterEach(() => at.calm());

describe('refunded money', () => {
  test('voids the whole invoice within its two months', async () => {
    const orderId = await at.paid(await at.member(), { freight: 30_000 });
    await at.run();
    await at.cancel(orderId);
    await at.run();
    expect(await at.brief(orderId)).toEqual([['invoice', 'voided', 300]]);
    expect((await at.stood(orderId)).map(({ voided }) => voided)).toEqual([true]);
  });

  test('creates allowances for parts, and for the whole after the two months', async () => {
    const member = await at.member();
    const orderId = await at.paid(member, { freight: 30_000 });
    await at.run();
    for (const dollars of [50, 20]) {
      await at.giveDollarsBack(orderId, dollars);
      await at.run();
    }
    expect(await at.brief(orderId)).toEqual([
      ['invoice', 'issued', 300],
      ['allowance', 'issued', 50],
      ['allowance', 'issued', 20],
    ]);
    await at.longAgo(orderId);
    await at.cancel(orderId);
    await at.run();
    expect((await at.stood(orderId))[0]?.allowances.map(({ dollars }) => dollars)).toEqual([50, 20, 230]);
    expect((await at.stood(orderId))[0]?.voided).toBe(false);
  });

  test('before the invoice was issued drops it, and donated invoices are not voided', async () => {
    const early = await at.paid(await at.member(), { freight: 30_000 });
    at.standIn.refuseNext = '無可用字軌';
    await at.run();
    expect(await at.brief(early)).toEqual([['invoice', 'failed', 300]]);
    await at.cancel(early);
    await at.run();
    expect(await at.brief(early)).toEqual([['invoice', 'dropped', 300]]);
    const donated = await at.paid(await at.member({ kind: 'donation', code: '168001' }), { freight: 30_000 });
    await at.run();
    await at.cancel(donated);
    await at.run();
    expect(await at.brief(donated)).toEqual([
      ['invoice', 'issued', 300],
      ['allowance', 'issued', 300],
    ]);
  });

  test('of a mixed invoice has an allowance for each tax', async () => {
    await at.taxed({ taxes: [{ line: 'freight', tax: 'zero' }] });
    const member = await at.member();
    const orderId = await at.paid(member, { freight: 80_000, storage: 20_000 });
    await at.run();
    await at.giveDollarsBack(orderId, 100);
    await at.run();
    expect((await at.stood(orderId))[0]?.allowances).toMatchObject([
      { dollars: 20, tax: '1' },
      { dollars: 80, tax: '2' },
    ]);
  });

  test('with a refused voiding waits for staff, and becomes an allowance once the months are over', async () => {
    const orderId = await at.paid(await at.member(), { freight: 30_000 });
    await at.run();
    at.standIn.refuseNext = '發票不可作廢';
    await at.cancel(orderId);
    await at.run();
    expect(await at.rows(orderId)).toMatchObject([{ state: 'voidFailed', why: '5070363 發票不可作廢' }]);
    await at.longAgo(orderId);
    await owner.client.call('retryEinvoice', { id: (await at.rows(orderId))[0]?.id ?? '' });
    await at.run();
    await at.run();
    expect(await at.brief(orderId)).toEqual([
      ['invoice', 'issued', 300],
      ['allowance', 'issued', 300],
    ]);
  });
});

describe('a failing provider', () => {
  test('refuses one: it is shown with its reason, the others are issued, and staff retry it under a new name', async () => {
    const [bad, good] = [await at.member(), await at.member()];
    await at.world.change('members', { id: bad.id }, { email: '', phone: '' });
    const orders = [await at.paid(bad, { freight: 5_000 }), await at.paid(good, { freight: 5_000 })];
    await at.run();
    expect(await at.brief(orders[0] ?? '')).toEqual([['invoice', 'failed', 50]]);
    expect(await at.brief(orders[1] ?? '')).toEqual([['invoice', 'issued', 50]]);
    const { list } = await owner.client.call('listEinvoices', { state: 'failed' });
    expect(list[0]).toMatchObject({ sale: { id: orders[0] }, why: expect.stringContaining('e-mail') });
    await at.world.change('members', { id: bad.id }, { email: 'again@example.com' });
    const before = (await at.rows(orders[0] ?? ''))[0];
    await owner.client.call('retryEinvoice', { id: before?.id ?? '' });
    expect(await owner.client.attempt('retryEinvoice', { id: before?.id ?? '' })).toBeRefused(
      'einvoice.notFailed',
    );
    await at.run();
    const after = (await at.rows(orders[0] ?? ''))[0];
    expect(after).toMatchObject({ state: 'issued', why: '' });
    expect(after?.reference).not.toBe(before?.reference);
  });

  test('loses its answers: the result is queried, and nothing is issued twice', async () => {
    const member = await at.member();
    for (const how of ['lostBefore', 'lostAfter', 'broken'] as const) {
      const orderId = await at.paid(member, { freight: 5_000 });
      at.standIn.trouble = { at: 'Issue', how };
      await at.run();
      expect(await at.brief(orderId), how).toEqual([['invoice', 'waiting', 50]]);
      await at.run();
      expect(await at.brief(orderId), how).toEqual([['invoice', 'issued', 50]]);
      expect(await at.stood(orderId), how).toHaveLength(1);
    }
  });

  test('loses the answer to an allowance or a voiding: neither is done twice', async () => {
    const member = await at.member();
    const orderId = await at.paid(member, { freight: 50_000 });
    await at.run();
    for (const dollars of [100, 100]) {
      await at.giveDollarsBack(orderId, dollars);
      at.standIn.trouble = { at: '/Allowance', how: 'lostAfter' };
      await at.run();
      await at.run();
    }
    expect((await at.stood(orderId))[0]?.allowances.map(({ dollars }) => dollars)).toEqual([100, 100]);
    expect((await at.brief(orderId)).filter(([kind]) => kind === 'allowance')).toEqual([
      ['allowance', 'issued', 100],
      ['allowance', 'issued', 100],
    ]);
    const voided = await at.paid(member, { freight: 50_000 });
    await at.run();
    await at.cancel(voided);
    at.standIn.trouble = { at: 'Invalid', how: 'lostAfter' };
    await at.run();
    await at.run();
    expect(await at.brief(voided)).toEqual([['invoice', 'voided', 500]]);
  });

  test('is called twenty times at once, and by a process that is killed: each order has one invoice', async () => {
    const member = await at.member();
    const orders: string[] = [];
    for (let n = 0; n < 5; n += 1) orders.push(await at.paid(member, { freight: 5_000 }));
    const ids: string[] = [];
    for (const orderId of orders) {
      await at.pay.transact((tx) => planEinvoices(tx, at.pay.system, { kind: 'order', id: orderId }));
      ids.push((await at.rows(orderId))[0]?.id ?? '');
    }
    const heard = at.standIn.heard.length;
    await sendTwentyTimes(at, ids);
    // A document that the killed process had begun waits until that process has certainly ended.
    expect(await at.brief(orders[0] ?? '')).toEqual([['invoice', 'waiting', 50]]);
    await at.run();
    for (const orderId of orders) {
      expect(await at.brief(orderId)).toEqual([['invoice', 'issued', 50]]);
      expect(await at.stood(orderId)).toHaveLength(1);
    }
    const issues = at.standIn.heard.slice(heard).filter(({ path }) => path.endsWith('/Issue'));
    expect(issues).toHaveLength(orders.length);
  });
});
