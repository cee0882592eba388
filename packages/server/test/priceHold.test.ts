import { describe, expect, it } from 'vitest';
import { priceHoldExpiry } from '../src/holding/priceHoldJob.ts';
import { insertShelvedParcel } from './orderWorld.ts';
import { aboveToleranceG, cheap, openPriceHoldScene } from './priceHoldScene.ts';

const h = await openPriceHoldScene();
const { hold, agree, takeBack, held, asked, pack, endDays, cardAt } = h;

describe('a held price', () => {
  it('is shown with its end and tolerance before and after the order is submitted', async () => {
    const buyer = await h.c.s.buyer();
    const choice = await buyer.choice();
    const quoted = await buyer.client.call('quoteOrder', choice);
    expect(quoted.hold).toMatchObject({
      kind: 'held',
      tolerancePercent: 5,
      load: 2_000,
      mostLoad: 2_100,
      byVolume: false,
    });
    const { id } = await h.c.order();
    const order = await h.c.s.owner.client.call('getDeskOrder', { orderId: id });
    expect(order.priceHold).toMatchObject({
      kind: 'held',
      load: 3_000,
      mostLoad: 3_150,
      outcome: 'none',
      answer: 'none',
      ended: false,
    });
  });

  it('is exact to the cent within the tolerance, although cards, coin and tolerance change meanwhile', async () => {
    const { id, buyer, totalMinor } = await h.c.order();
    await cardAt(id, cheap + 5_000);
    await hold({ tolerancePercent: 0, days: 1 });
    await h.c.setting({ coinMinor: 1_000 });
    const packed = await pack(id, 3_150);
    await h.c.setting({ coinMinor: 1 });
    expect(packed).toMatchObject({
      state: 'awaitingPayment',
      billTotalMinor: totalMinor,
      held: 'stands',
      differences: [],
    });
    const order = await h.c.read(buyer, id);
    expect(order.costs.bill).toEqual(order.costs.quote);
    expect(order.priceHold).toMatchObject({ kind: 'held', outcome: 'stands', answer: 'none' });
    await cardAt(id, cheap);
  });

  it('changes only lines that depend on weight above the tolerance, and waits for the member', async () => {
    const { id, buyer, totalMinor } = await h.c.order();
    await h.c.s.pay.give(buyer, 100_000);
    const seen = await h.c.s.clerk.client.call('previewBill', {
      orderId: id,
      packages: [`${aboveToleranceG}x300x200x100`],
    });
    expect(seen.held).toBe('higher');
    const { billTotalMinor, differences, held: outcome } = await pack(id, aboveToleranceG);
    expect(outcome).toBe('higher');
    expect(differences.map((one) => one.kind)).toEqual(['freight']);
    const question = await asked(buyer, id);
    expect(question).toMatchObject({
      ...{ beforeMinor: totalMinor, afterMinor: billTotalMinor, dueMinor: billTotalMinor, refundMinor: 0 },
      measuredLoad: aboveToleranceG,
    });
    const notices = (await buyer.client.call('listNotifications', {})).list;
    expect(notices.map((one) => one.event)).toContain('order.askPrice');
    expect(await agree(buyer, id, totalMinor)).toBeRefused('order.feeChanged', 'totalMinor');
    expect(await agree(await h.c.s.buyer(), id, billTotalMinor)).toBeRefused('row.notFound');
    expect(await agree(buyer, id, billTotalMinor)).toMatchObject({
      ok: true,
      data: { dueMinor: billTotalMinor },
    });
    expect(await held(buyer, id)).toMatchObject({ kind: 'held', outcome: 'higher', answer: 'agreed' });
    expect(await takeBack(buyer, id)).toBeRefused('order.notAsked');
    await buyer.client.call('payFromBalance', { orderId: id });
    expect(await h.c.read(buyer, id)).toMatchObject({ state: 'awaitingShipment', paidMinor: billTotalMinor });
  });

  it('keeps the accepted price when the order is packed again', async () => {
    const { id, buyer } = await h.c.order();
    const { billTotalMinor } = await pack(id, aboveToleranceG);
    await agree(buyer, id, billTotalMinor);
    await h.c.s.clerk.client.call('unpackOrder', { orderId: id, why: 'again' });
    expect(await pack(id, 3_700)).toMatchObject({ billTotalMinor, held: 'stands' });
    await h.c.s.clerk.client.call('unpackOrder', { orderId: id, why: 'again' });
    expect(await pack(id, 5_500)).toMatchObject({ held: 'higher' });
    expect((await asked(buyer, id)).beforeMinor).toBe(billTotalMinor);
  });

  it('lets the member take the parcels back: money and parcels return', async () => {
    await h.c.setting({ payBeforePacking: true });
    const { id, buyer, totalMinor } = await h.c.order();
    await h.c.s.pay.give(buyer, totalMinor);
    await buyer.client.call('payFromBalance', { orderId: id });
    await pack(id, aboveToleranceG);
    const { refundMinor, dueMinor, afterMinor } = await asked(buyer, id);
    expect([refundMinor, dueMinor]).toEqual([totalMinor, afterMinor - totalMinor]);
    expect(await takeBack(buyer, id)).toMatchObject({
      ok: true,
      data: { state: 'cancelled', refundMinor: totalMinor },
    });
    expect(await h.c.s.pay.balance(buyer)).toBe(totalMinor);
    const order = await h.c.read(buyer, id);
    expect(order.priceHold).toMatchObject({ kind: 'held', answer: 'takenBack' });
    expect(order.parcels.every((parcel) => parcel.state === 'shelved')).toBe(true);
    expect(await takeBack(buyer, id)).toBeRefused('order.notAsked');
    expect(await agree(buyer, id, afterMinor)).toBeRefused('order.notAsked');
  });

  it('gives a lighter order the lower price', async () => {
    const { id, totalMinor } = await h.c.order();
    const packed = await pack(id, 1_900);
    expect(packed.held).toBe('lower');
    expect(packed.billTotalMinor).toBeLessThan(totalMinor);
  });

  it('asks before cash on delivery costs more, and ships after the member agreed', async () => {
    const { id, buyer } = await h.c.order(2, { cashOnDelivery: true });
    const { billTotalMinor, state } = await pack(id, aboveToleranceG);
    expect(state).toBe('awaitingPayment');
    expect(await agree(buyer, id, billTotalMinor)).toMatchObject({
      ok: true,
      data: { state: 'awaitingShipment' },
    });
    expect(await h.c.read(buyer, id)).toMatchObject({
      state: 'awaitingShipment',
      codAmountMinor: billTotalMinor,
    });
  });

  it('is replaced by the current card after its days, and the member must accept a higher price', async () => {
    const [one, two] = [await h.c.order(), await h.c.order()];
    // In one box instead of two, packing costs 20 less.
    await cardAt(one.id, cheap + 2_700);
    await endDays(one.id);
    expect((await held(one.buyer, one.id)).kind === 'held' && (await held(one.buyer, one.id))).toMatchObject({
      ended: true,
    });
    const packed = await pack(one.id, 3_000);
    expect(packed).toMatchObject({ held: 'higher', billTotalMinor: one.totalMinor + 700 });
    expect(await asked(one.buyer, one.id)).toMatchObject({ ended: true, beforeMinor: one.totalMinor });
    await agree(one.buyer, one.id, packed.billTotalMinor);
    await cardAt(one.id, cheap + 1_700);
    await endDays(two.id);
    expect(await pack(two.id, 3_000)).toMatchObject({ held: 'lower', billTotalMinor: two.totalMinor - 300 });
    await cardAt(one.id, cheap);
  });

  it('without an answer in time returns the parcels to the shelf', async () => {
    const { id, buyer } = await h.c.order();
    await pack(id, aboveToleranceG);
    await h.c.s.pay.runJob(priceHoldExpiry(h.c.world.running.services));
    expect(await h.c.read(buyer, id)).toMatchObject({ state: 'awaitingPayment' });
    await endDays(id, 'answer_by');
    await h.c.s.pay.runJob(priceHoldExpiry(h.c.world.running.services));
    const order = await h.c.read(buyer, id);
    expect(order).toMatchObject({ state: 'cancelled', priceHold: { answer: 'expired' } });
    expect(order.cancelReason).toMatch(/新的金額|新的金额|new price/);
    const { list } = await buyer.client.call('listNotifications', {});
    expect(list.find(({ event }) => event === 'order.cancel')?.text).toContain(order.cancelReason);
  });

  it('is held again after a change, only for the new content', async () => {
    const { id, buyer, totalMinor } = await h.c.order();
    const third = await insertShelvedParcel(h.c.world, h.c.lane, buyer);
    const { parcels } = await h.c.read(buyer, id);
    const before = await held(buyer, id);
    const draft = { parcelIds: [...parcels.map((parcel) => parcel.id), third] };
    expect(await h.c.change(buyer, id, draft)).toMatchObject({ ok: true });
    const { quoteTotalMinor, priceHold } = await h.c.read(buyer, id);
    expect(quoteTotalMinor).toBeGreaterThan(totalMinor);
    expect(priceHold).toMatchObject({
      kind: 'held',
      load: 5_000,
      untilAt: before.kind === 'held' ? before.untilAt : '',
    });
    expect(await pack(id, 4_500)).toMatchObject({ billTotalMinor: quoteTotalMinor - 4_000, held: 'lower' });
  });

  it('keeps its freight when staff change another part of the packed order', async () => {
    const { id, buyer } = await h.c.order();
    const { billTotalMinor } = await pack(id, 3_150);
    const done = await h.c.changeByStaff(h.c.s.owner, id, { insuredMinor: 50_000 });
    expect(done).toMatchObject({ ok: true });
    const { costs } = await h.c.read(buyer, id);
    const insurance = costs.bill.find((line) => line.kind === 'insurance')?.amountMinor ?? 0;
    expect(insurance).toBeGreaterThan(0);
    expect(costs.billTotalMinor).toBe(billTotalMinor + insurance);
  });
});
