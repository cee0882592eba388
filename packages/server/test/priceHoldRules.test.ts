import { describe, expect, it } from 'vitest';
import { aboveToleranceG, cheap, holdRule, newRequestKey, openPriceHoldScene } from './priceHoldScene.ts';
import { testSettingEffect } from './settingEffects.ts';
import { refusedWith } from './toBeRefused.ts';

const h = await openPriceHoldScene();
const { hold, agree, takeBack, held, asked, pack, cardAt } = h;

describe('a payment', () => {
  it('names the amount that its payer saw, and pays nothing if another is due by now', async () => {
    const { id, buyer } = await h.c.order();
    await h.c.s.pay.give(buyer, 100_000);
    const { billTotalMinor } = await pack(id, 3_000);
    await h.c.s.owner.client.call(
      'addPriceChange',
      { orderId: id, kind: 'surcharge', amountMinor: 700, reason: 'extraHandling', note: '說明' },
      newRequestKey(),
    );
    const pay = (dueMinor: number) =>
      buyer.client.attempt('payFromBalance', { orderId: id, dueMinor }, newRequestKey());
    expect(await pay(billTotalMinor)).toMatchObject({
      ...refusedWith('order.feeChanged', 'dueMinor'),
      failure: { params: { totalMinor: billTotalMinor + 700, seenMinor: billTotalMinor } },
    });
    expect(await h.c.s.pay.balance(buyer)).toBe(100_000);
    expect(await pay(billTotalMinor + 700)).toMatchObject({ ok: true });
  });

  it('of the higher price accepts it', async () => {
    const { id, buyer } = await h.c.order();
    await h.c.s.pay.give(buyer, 100_000);
    await pack(id, aboveToleranceG);
    await buyer.client.call('payFromBalance', { orderId: id });
    expect(await held(buyer, id)).toMatchObject({ kind: 'held', answer: 'agreed' });
    expect(await takeBack(buyer, id)).toBeRefused('order.notAsked');
  });

  it('that exceeded the higher price waits for the answer too, and then refunds the rest', async () => {
    const { id, buyer } = await h.c.order();
    await h.c.s.pay.give(buyer, 100_000);
    const { billTotalMinor } = await pack(id, 9_000);
    await agree(buyer, id, billTotalMinor);
    await buyer.client.call('payFromBalance', { orderId: id });
    await h.c.s.clerk.client.call('unpackOrder', { orderId: id, why: 'again' });
    const { parcels } = await h.c.read(buyer, id);
    const [only] = parcels;
    expect(await h.c.change(buyer, id, { parcelIds: [only?.id ?? ''] })).toMatchObject({ ok: true });
    const packed = await pack(id, aboveToleranceG);
    expect(packed).toMatchObject({ held: 'higher', state: 'awaitingPayment', returnedMinor: 0 });
    expect(packed.billTotalMinor).toBeLessThan(billTotalMinor);
    const done = await agree(buyer, id, packed.billTotalMinor);
    const returnedMinor = billTotalMinor - packed.billTotalMinor;
    expect(done).toMatchObject({ ok: true, data: { state: 'awaitingShipment', dueMinor: 0, returnedMinor } });
    expect(await h.c.s.pay.balance(buyer)).toBe(100_000 - packed.billTotalMinor);
  });
});

describe('at the same time', () => {
  it('acceptance and return: exactly one happens', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, buyer } = await h.c.order();
      const { billTotalMinor } = await pack(id, aboveToleranceG);
      const both = [agree(buyer, id, billTotalMinor), takeBack(buyer, id)];
      const answers = await Promise.all(round % 2 ? both.reverse() : both);
      expect(answers.filter((one) => one.ok)).toHaveLength(1);
      expect(answers.find((one) => !one.ok)).toBeRefused('order.notAsked');
      const { state, priceHold } = await h.c.read(buyer, id);
      const agreed = priceHold.kind === 'held' && priceHold.answer === 'agreed';
      expect(state).toBe(agreed ? 'awaitingPayment' : 'cancelled');
    }
  });

  it('a submission while staff change the card holds the total that was seen, or is refused', async () => {
    const buyer = await h.c.s.buyer();
    const choice = await buyer.choice();
    const { totalMinor } = await buyer.client.call('quoteOrder', choice);
    const { id: other } = await h.c.order();
    const [sent] = await Promise.all([
      buyer.client.attempt('submitOrder', { ...choice, totalMinor, agreed: true }),
      cardAt(other, cheap + 900),
    ]);
    if (sent.ok) {
      const order = await h.c.read(buyer, sent.data.id);
      expect(order.quoteTotalMinor).toBe(totalMinor);
      expect(await pack(sent.data.id, 1_500)).toMatchObject({ billTotalMinor: totalMinor });
    } else expect(sent).toBeRefused('order.feeChanged', 'totalMinor');
    await cardAt(other, cheap);
  });
});

describe('the shop’s rule', () => {
  testSettingEffect('saveHoldSettings.days', 'how long the price of a new order holds', async () => {
    await hold({ days: 0 });
    const loose = await h.c.order();
    expect(await held(loose.buyer, loose.id)).toEqual({ kind: 'none' });
    expect(await pack(loose.id, 3_100)).toMatchObject({ held: 'none' });
    const bill = (await h.c.read(loose.buyer, loose.id)).billTotalMinor ?? 0;
    expect(bill).toBeGreaterThan(loose.totalMinor);
    expect(await agree(loose.buyer, loose.id, bill)).toBeRefused('order.notAsked');
    await hold({ days: 10 });
    const { buyer, id } = await h.c.order();
    const { untilAt } = { untilAt: '', ...(await held(buyer, id)) };
    expect(Math.round((Date.parse(untilAt) - Date.now()) / 86_400_000)).toBe(10);
  });
  testSettingEffect(
    'saveHoldSettings.tolerancePercent',
    'which weight leaves the total as it is',
    async () => {
      await hold({ tolerancePercent: 20 });
      const wide = await h.c.order();
      expect(await pack(wide.id, aboveToleranceG)).toMatchObject({
        held: 'stands',
        billTotalMinor: wide.totalMinor,
      });
      await hold({ tolerancePercent: 19 });
      expect(await pack((await h.c.order()).id, aboveToleranceG)).toMatchObject({ held: 'higher' });
    },
  );
  testSettingEffect('saveHoldSettings.answerDays', 'how long the member has to answer', async () => {
    await hold({ answerDays: 9 });
    const { id, buyer } = await h.c.order();
    await pack(id, aboveToleranceG);
    const { askedAt, answerBy } = await asked(buyer, id);
    expect(Date.parse(answerBy) - Date.parse(askedAt)).toBe(9 * 86_400_000);
  });

  it('is changed by those who may set up the shop, and is in the log', async () => {
    const refused = await h.c.s.clerk.client.attempt('saveHoldSettings', holdRule);
    expect(refused).toBeRefused('access.denied');
    await hold({ tolerancePercent: 8 });
    const { list } = await h.c.s.owner.client.call('listAudit', {});
    expect(JSON.stringify(list[0])).toContain('saveHoldSettings');
    expect((await h.c.s.owner.client.call('getHoldSettings', {})).tolerancePercent).toBe(8);
  });
});
