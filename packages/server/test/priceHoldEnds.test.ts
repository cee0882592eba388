import { describe, expect, it } from 'vitest';
import { cheap, newRequestKey, openPriceHoldScene } from './priceHoldScene.ts';
import { sandboxReport } from './sandboxReports.ts';
import { openTransferWorld, type TransferWorld } from './transferWorld.ts';
import type { Person } from './world.ts';

const h = await openPriceHoldScene();
const scene: { transfers?: TransferWorld; orderId?: string } = {};
scene.transfers = await openTransferWorld(h.c.world);

/** An order that was not paid while its price held. One kilogram now costs 5,000 more. */
async function ended() {
  await h.c.setting({ payBeforePacking: true });
  if (scene.orderId) await h.cardAt(scene.orderId, cheap);
  const made = await h.c.order();
  scene.orderId = made.id;
  const { id, buyer } = made;
  const { call, attempt } = buyer.client;
  return {
    ...made,
    async end(moreMinor = 5_000) {
      await h.cardAt(id, cheap + moreMinor);
      // Makes payments and transfers that were started while the price held older than the end of the held price.
      for (const table of ['payments', 'bank_transfers'])
        await h.c.world.sql(
          `update ${table} set created_at = (created_at at time zone 'UTC' - interval '1 minute') at time zone 'UTC' where member_id = $1`,
          [buyer.id],
        );
      await h.endDays(id);
    },
    newPrice: () => call('getNewPrice', { orderId: id }),
    agree: (totalMinor: number) => attempt('agreeToNewPrice', { orderId: id, totalMinor }, newRequestKey()),
    pay: () => attempt('payFromBalance', { orderId: id }, newRequestKey()),
    start: () =>
      attempt('startPayment', { purpose: 'order', orderId: id, method: 'sandbox' }, newRequestKey()),
  };
}

/** The provider's report that the payment received its amount. */
async function arrives(payId: string, buyer: Person): Promise<void> {
  const { world } = h.c;
  const { totalMinor: receivedMinor } = await buyer.client.call('getPayState', { payId });
  const answer = await sandboxReport(world, { paymentId: payId, receivedMinor });
  expect(answer.statusCode).toBe(200);
}

const noticesOf = async (buyer: Person) =>
  (await buyer.client.call('listNotifications', {})).list.map(({ event }) => event);

describe('an order that was not paid while its price held', () => {
  it('is quoted again, and paid only at the total that its member accepted', async () => {
    const { id, buyer, totalMinor, end, newPrice, agree, pay, start } = await ended();
    expect(await buyer.client.attempt('getNewPrice', { orderId: id })).toBeRefused('order.notAsked');
    await end();
    await h.c.s.pay.give(buyer, 200_000);
    expect(await pay()).toBeRefused('order.priceEnded');
    expect(await start()).toBeRefused('order.priceEnded');
    const options = await buyer.client.call('getPayTypeList', { source: 4, orderId: id });
    expect(options.obstacle?.error).toBe('order.priceEnded');
    const { afterMinor, ...seen } = await newPrice();
    expect(seen).toMatchObject({ beforeMinor: totalMinor, dueMinor: afterMinor, days: 7 });
    expect(afterMinor).toBe(totalMinor + 5_000);
    expect(await agree(totalMinor)).toBeRefused('order.feeChanged', 'totalMinor');
    expect(await agree(afterMinor)).toMatchObject({
      ok: true,
      data: { state: 'awaitingPayment', dueMinor: afterMinor, returnedMinor: 0 },
    });
    expect(await agree(afterMinor)).toBeRefused('order.notAsked');
    const order = await h.c.read(buyer, id);
    expect(order).toMatchObject({
      quoteTotalMinor: afterMinor,
      priceHold: { kind: 'held', ended: false, load: 3_000 },
      changes: [{ parts: ['price'], beforeMinor: totalMinor, afterMinor }],
    });
    expect((await pay()).ok).toBe(true);
    expect(await h.c.s.pay.balance(buyer)).toBe(200_000 - afterMinor);
    await h.cardAt(id, cheap + 9_000);
    expect(await h.pack(id, 3_150)).toMatchObject({ billTotalMinor: afterMinor, held: 'stands' });
  });

  it('costs less if the price fell', async () => {
    const { totalMinor, end, newPrice, agree } = await ended();
    await end(-1_000);
    expect((await newPrice()).afterMinor).toBe(totalMinor - 1_000);
    expect(await agree(totalMinor - 1_000)).toMatchObject({ data: { dueMinor: totalMinor - 1_000 } });
  });

  it('accepts money of a payment that was started in time, at the old total', async () => {
    const { id, buyer, totalMinor, end, start } = await ended();
    const started = await start();
    await end();
    await arrives(started.ok ? started.data.payId : '', buyer);
    expect(await h.c.read(buyer, id)).toMatchObject({ state: 'processing', paidMinor: totalMinor });
    expect(await h.c.s.pay.balance(buyer)).toBe(0);
  });

  it('leaves the old amount on the balance, with a notification, once its member accepted a higher price', async () => {
    const { id, buyer, end, start, newPrice, agree, totalMinor } = await ended();
    const started = await start();
    await end();
    await agree((await newPrice()).afterMinor);
    await arrives(started.ok ? started.data.payId : '', buyer);
    expect(await h.c.read(buyer, id)).toMatchObject({ state: 'awaitingPayment', paidMinor: 0 });
    expect(await h.c.s.pay.balance(buyer)).toBe(totalMinor);
    expect(await noticesOf(buyer)).toContain('balance.keep');
  });

  it('leaves money of a payment that was started after the end on the balance', async () => {
    const { id, buyer, end, start, totalMinor } = await ended();
    const started = await start();
    const payId = started.ok ? started.data.payId : '';
    await end();
    await h.c.world.change('payments', { id: payId }, { createdAt: new Date() });
    await arrives(payId, buyer);
    expect(await h.c.read(buyer, id)).toMatchObject({ state: 'awaitingPayment', paidMinor: 0 });
    expect(await h.c.s.pay.balance(buyer)).toBe(totalMinor);
    expect(await noticesOf(buyer)).toContain('balance.keep');
  });

  it('accepts a transfer that was reported in time, and none reported later', async () => {
    const { transfers } = scene;
    if (!transfers) throw new Error('not open yet');
    const [one, two] = [await ended(), await ended()];
    const filed = await transfers.file(one.buyer, { amountMinor: one.totalMinor, orderIds: [one.id] });
    const spare = await transfers.file(two.buyer, { amountMinor: two.totalMinor, alreadySent: true });
    await h.endDays(two.id);
    await one.end();
    const asked = { amountMinor: two.totalMinor, orderIds: [two.id] };
    expect(
      await two.buyer.client.attempt('submitBankTransfer', await transfers.claim(two.buyer, asked)),
    ).toBeRefused('order.priceEnded', 'orderIds');
    expect(
      await two.buyer.client.attempt('attachBankTransfer', { id: spare.id, orderIds: [two.id] }),
    ).toBeRefused('order.priceEnded', 'orderIds');
    const approved = await transfers.finance.client.call('approveBankTransfer', { id: filed.id });
    expect(approved.paidOrders.map(({ id }) => id)).toEqual([one.id]);
    expect(await h.c.read(one.buyer, one.id)).toMatchObject({ paidMinor: one.totalMinor });
  });

  it('is paid by staff who act as the member only at the new total too', async () => {
    const { id, buyer, end } = await ended();
    await h.c.s.pay.give(buyer, 200_000);
    await end();
    const { ticket } = await h.c.s.owner.client.call('actAsMember', { memberId: buyer.id });
    const { token } = await h.c.world.tw.guest.call('getBackMemberToken', { ticket });
    expect(
      await h.c.world.tw.as(token).attempt('payFromBalance', { orderId: id }, newRequestKey()),
    ).toBeRefused('order.priceEnded');
  });

  it('is in the list of upcoming ends until its price has ended', async () => {
    const { id, buyer, end } = await ended();
    const prices = async () =>
      (await buyer.client.call('getEndings', {})).list.filter(({ kind }) => kind === 'price');
    const order = await h.c.read(buyer, id);
    const { priceHold, number } = order;
    const endsAt = priceHold.kind === 'held' ? priceHold.untilAt : '';
    expect(await prices()).toEqual([{ kind: 'price', id, name: number, endsAt }]);
    await end();
    expect(await prices()).toEqual([]);
  });
});
