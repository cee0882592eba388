import { plainSea } from '@crossdock/domain/samples/rateCards.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdExpiry } from '../src/holding/holdJob.ts';
import { newId } from '../src/platform/ids.ts';
import { flips } from './flips.ts';
import { type ChangeScene, openChangeScene } from './orderChangeScene.ts';
import { refusedWith } from './orderScene.ts';
import { publishCard, shelvedParcel } from './orderWorld.ts';
import { faultsOfLedger } from './payWorld.ts';
import type { Person } from './world.ts';

let c: ChangeScene;
beforeAll(async () => {
  c = await openChangeScene();
}, 120_000);
afterAll(async () => {
  expect((await faultsOfLedger(c.world)).filter((one) => !one.endsWith('orders charged twice'))).toEqual([]);
  await c.s.world.stop();
});
const rule = { days: 7, tolerancePercent: 5, answerDays: 3 };
const hold = (fields: Partial<typeof rule> = {}) =>
  c.s.owner.client.call('saveHoldSettings', { ...rule, ...fields });
beforeEach(() => hold());
afterEach(() => c.setting({ payBeforePacking: false }));

const again = () => ({ idempotencyKey: newId() });
const agree = (buyer: Person, orderId: string, totalMinor: number) =>
  buyer.client.attempt('agreeToPrice', { orderId, totalMinor }, again());
const takeBack = (buyer: Person, orderId: string) =>
  buyer.client.attempt('takeParcelsBack', { orderId }, again());
const held = async (buyer: Person, id: string) => (await c.read(buyer, id)).priceHold;
const asked = async (buyer: Person, id: string) => {
  const priceHold = await held(buyer, id);
  if (priceHold.kind !== 'asked') throw new Error(`not asked but ${JSON.stringify(priceHold)}`);
  return priceHold;
};
const pack = (orderId: string, weightG: number) =>
  c.s.clerk.client.call('packOrder', {
    ...{ orderId, parcelIds: [], allHere: true },
    packages: [{ weightG, lengthMm: 300, widthMm: 200, heightMm: 100 }],
  });
/** Two parcels of 1.5 kg, quoted as 3 kg. */
const heavier = 3_600;
const endDays = (orderId: string, table = 'until_at') =>
  c.world.sql(`update order_holds set ${table} = now() - interval '1 second' where order_id = $1`, [orderId]);
const zoneOf = async (orderId: string) => {
  const [row] = await c.world.sql<{ zoneId: string }>('select zone_id from orders where id = $1', [orderId]);
  return row?.zoneId ?? '';
};
const dearerCard = async (orderId: string, firstPriceMinor: number) => {
  if (plainSea.freight.shape !== 'firstContinued') throw new Error('another card');
  const card = {
    ...plainSea,
    freight: { ...plainSea.freight, firstPriceMinor },
    validFrom: new Date().toISOString(),
  };
  await publishCard(c.world, c.lane, await zoneOf(orderId), card);
};
const cheap = plainSea.freight.shape === 'firstContinued' ? plainSea.freight.firstPriceMinor : 0;

describe('a price that holds', () => {
  it('is shown with its end and tolerance before and after the order is submitted', async () => {
    const buyer = await c.s.buyer();
    const choice = await buyer.choice();
    const quoted = await buyer.client.call('quoteOrder', choice);
    expect(quoted.hold).toMatchObject({
      kind: 'held',
      tolerancePercent: 5,
      load: 2_000,
      mostLoad: 2_100,
      byVolume: false,
    });
    const { id } = await c.order();
    const order = await c.s.owner.client.call('getDeskOrder', { orderId: id });
    expect(order.priceHold).toMatchObject({
      kind: 'held',
      load: 3_000,
      mostLoad: 3_150,
      outcome: 'none',
      answer: 'none',
      ended: false,
    });
  });

  it('stands to the cent within the tolerance, although cards, coin and tolerance change meanwhile', async () => {
    const { id, buyer, totalMinor } = await c.order();
    await dearerCard(id, cheap + 5_000);
    await hold({ tolerancePercent: 0, days: 1 });
    await c.setting({ coinMinor: 1_000 });
    const packed = await pack(id, 3_150);
    await c.setting({ coinMinor: 1 });
    expect(packed).toMatchObject({
      state: 'awaitingPayment',
      billTotalMinor: totalMinor,
      held: 'stands',
      differences: [],
    });
    const order = await c.read(buyer, id);
    expect(order.costs.bill).toEqual(order.costs.quote);
    expect(order.priceHold).toMatchObject({ kind: 'held', outcome: 'stands', answer: 'none' });
    await dearerCard(id, cheap);
  });

  it('changes only what depends on weight above the tolerance, and waits for the member', async () => {
    const { id, buyer, totalMinor } = await c.order();
    await c.s.pay.give(buyer, 100_000);
    const seen = await c.s.clerk.client.call('previewBill', {
      orderId: id,
      packages: [`${heavier}x300x200x100`],
    });
    expect(seen.held).toBe('higher');
    const { billTotalMinor, differences, held: outcome } = await pack(id, heavier);
    expect(outcome).toBe('higher');
    expect(differences.map((one) => one.kind)).toEqual(['freight']);
    const question = await asked(buyer, id);
    expect(question).toMatchObject({
      ...{ beforeMinor: totalMinor, afterMinor: billTotalMinor, dueMinor: billTotalMinor, refundMinor: 0 },
      measuredLoad: heavier,
    });
    const notices = (await buyer.client.call('listNotifications', {})).list;
    expect(notices.map((one) => one.event)).toContain('order.askPrice');
    expect(await agree(buyer, id, totalMinor)).toMatchObject(refusedWith('order.feeChanged', 'totalMinor'));
    expect(await agree(await c.s.buyer(), id, billTotalMinor)).toMatchObject(refusedWith('row.notFound'));
    expect(await agree(buyer, id, billTotalMinor)).toMatchObject({
      ok: true,
      data: { dueMinor: billTotalMinor },
    });
    expect(await held(buyer, id)).toMatchObject({ kind: 'held', outcome: 'higher', answer: 'agreed' });
    expect(await takeBack(buyer, id)).toMatchObject(refusedWith('order.notAsked'));
    await buyer.client.call('payFromBalance', { orderId: id });
    expect(await c.read(buyer, id)).toMatchObject({ state: 'awaitingShipment', paidMinor: billTotalMinor });
  });

  it('holds what was agreed when the order is packed again', async () => {
    const { id, buyer } = await c.order();
    const { billTotalMinor } = await pack(id, heavier);
    await agree(buyer, id, billTotalMinor);
    await c.s.clerk.client.call('unpackOrder', { orderId: id, why: 'again' });
    expect(await pack(id, 3_700)).toMatchObject({ billTotalMinor, held: 'stands' });
    await c.s.clerk.client.call('unpackOrder', { orderId: id, why: 'again' });
    expect(await pack(id, 5_500)).toMatchObject({ held: 'higher' });
    expect((await asked(buyer, id)).beforeMinor).toBe(billTotalMinor);
  });

  it('lets the member take the parcels back: money and parcels return', async () => {
    await c.setting({ payBeforePacking: true });
    const { id, buyer, totalMinor } = await c.order();
    await c.s.pay.give(buyer, totalMinor);
    await buyer.client.call('payFromBalance', { orderId: id });
    await pack(id, heavier);
    const { refundMinor, dueMinor, afterMinor } = await asked(buyer, id);
    expect([refundMinor, dueMinor]).toEqual([totalMinor, afterMinor - totalMinor]);
    expect(await takeBack(buyer, id)).toMatchObject({
      ok: true,
      data: { state: 'cancelled', refundMinor: totalMinor },
    });
    expect(await c.s.pay.balance(buyer)).toBe(totalMinor);
    const order = await c.read(buyer, id);
    expect(order.priceHold).toMatchObject({ kind: 'held', answer: 'takenBack' });
    expect(order.parcels.every((parcel) => parcel.state === 'shelved')).toBe(true);
    expect(await takeBack(buyer, id)).toMatchObject(refusedWith('order.notAsked'));
    expect(await agree(buyer, id, afterMinor)).toMatchObject(refusedWith('order.notAsked'));
  });

  it('gives a lighter order the lower price', async () => {
    const { id, totalMinor } = await c.order();
    const packed = await pack(id, 1_900);
    expect(packed.held).toBe('lower');
    expect(packed.billTotalMinor).toBeLessThan(totalMinor);
  });

  it('asks before cash on delivery costs more, and ships after agreeing', async () => {
    const { id, buyer } = await c.order(2, { cashOnDelivery: true });
    const { billTotalMinor, state } = await pack(id, heavier);
    expect(state).toBe('awaitingPayment');
    expect(await agree(buyer, id, billTotalMinor)).toMatchObject({
      ok: true,
      data: { state: 'awaitingShipment' },
    });
    expect(await c.read(buyer, id)).toMatchObject({
      state: 'awaitingShipment',
      codAmountMinor: billTotalMinor,
    });
  });

  it('after its days is priced by the card in force, which the member must agree to where it is dearer', async () => {
    const [one, two] = [await c.order(), await c.order()];
    // In one box instead of two, packing costs 20 less.
    await dearerCard(one.id, cheap + 2_700);
    await endDays(one.id);
    expect((await held(one.buyer, one.id)).kind === 'held' && (await held(one.buyer, one.id))).toMatchObject({
      ended: true,
    });
    const packed = await pack(one.id, 3_000);
    expect(packed).toMatchObject({ held: 'higher', billTotalMinor: one.totalMinor + 700 });
    expect(await asked(one.buyer, one.id)).toMatchObject({ ended: true, beforeMinor: one.totalMinor });
    await agree(one.buyer, one.id, packed.billTotalMinor);
    await dearerCard(one.id, cheap + 1_700);
    await endDays(two.id);
    expect(await pack(two.id, 3_000)).toMatchObject({ held: 'lower', billTotalMinor: two.totalMinor - 300 });
    await dearerCard(one.id, cheap);
  });

  it('of which nobody answers in time, the parcels go back to the shelf', async () => {
    const { id, buyer } = await c.order();
    await pack(id, heavier);
    await c.s.pay.runJob(holdExpiry(c.world.running.services));
    expect(await c.read(buyer, id)).toMatchObject({ state: 'awaitingPayment' });
    await endDays(id, 'answer_by');
    await c.s.pay.runJob(holdExpiry(c.world.running.services));
    expect(await c.read(buyer, id)).toMatchObject({ state: 'cancelled', priceHold: { answer: 'expired' } });
  });

  it('is held again after a change, and only for the new content', async () => {
    const { id, buyer, totalMinor } = await c.order();
    const third = await shelvedParcel(c.world, c.lane, buyer);
    const { parcels } = await c.read(buyer, id);
    const before = await held(buyer, id);
    const draft = { parcelIds: [...parcels.map((parcel) => parcel.id), third] };
    expect(await c.change(buyer, id, draft)).toMatchObject({ ok: true });
    const { quoteTotalMinor, priceHold } = await c.read(buyer, id);
    expect(quoteTotalMinor).toBeGreaterThan(totalMinor);
    expect(priceHold).toMatchObject({
      kind: 'held',
      load: 5_000,
      untilAt: before.kind === 'held' ? before.untilAt : '',
    });
    expect(await pack(id, 4_500)).toMatchObject({ billTotalMinor: quoteTotalMinor - 4_000, held: 'lower' });
  });

  it('keeps its freight when staff change another part of the packed order', async () => {
    const { id, buyer } = await c.order();
    const { billTotalMinor } = await pack(id, 3_150);
    const done = await c.changeByStaff(c.s.owner, id, { insuredMinor: 50_000 });
    expect(done).toMatchObject({ ok: true });
    const { costs } = await c.read(buyer, id);
    const insurance = costs.bill.find((line) => line.kind === 'insurance')?.amountMinor ?? 0;
    expect(insurance).toBeGreaterThan(0);
    expect(costs.billTotalMinor).toBe(billTotalMinor + insurance);
  });
});

describe('a payment', () => {
  it('names what its payer saw: of another amount due by now nothing is paid', async () => {
    const { id, buyer } = await c.order();
    await c.s.pay.give(buyer, 100_000);
    const { billTotalMinor } = await pack(id, 3_000);
    await c.s.owner.client.call(
      'addPriceChange',
      { orderId: id, kind: 'surcharge', amountMinor: 700, reason: 'extraHandling', note: '說明' },
      again(),
    );
    const pay = (dueMinor: number) =>
      buyer.client.attempt('payFromBalance', { orderId: id, dueMinor }, again());
    expect(await pay(billTotalMinor)).toMatchObject({
      ...refusedWith('order.feeChanged', 'dueMinor'),
      failure: { params: { totalMinor: billTotalMinor + 700, seenMinor: billTotalMinor } },
    });
    expect(await c.s.pay.balance(buyer)).toBe(100_000);
    expect(await pay(billTotalMinor + 700)).toMatchObject({ ok: true });
  });

  it('of the higher price agrees to it', async () => {
    const { id, buyer } = await c.order();
    await c.s.pay.give(buyer, 100_000);
    await pack(id, heavier);
    await buyer.client.call('payFromBalance', { orderId: id });
    expect(await held(buyer, id)).toMatchObject({ kind: 'held', answer: 'agreed' });
    expect(await takeBack(buyer, id)).toMatchObject(refusedWith('order.notAsked'));
  });

  it('that was more than the higher price waits for the answer too, and returns the rest then', async () => {
    const { id, buyer } = await c.order();
    await c.s.pay.give(buyer, 100_000);
    const { billTotalMinor } = await pack(id, 9_000);
    await agree(buyer, id, billTotalMinor);
    await buyer.client.call('payFromBalance', { orderId: id });
    await c.s.clerk.client.call('unpackOrder', { orderId: id, why: 'again' });
    const { parcels } = await c.read(buyer, id);
    const [only] = parcels;
    expect(await c.change(buyer, id, { parcelIds: [only?.id ?? ''] })).toMatchObject({ ok: true });
    const packed = await pack(id, heavier);
    expect(packed).toMatchObject({ held: 'higher', state: 'awaitingPayment', returnedMinor: 0 });
    expect(packed.billTotalMinor).toBeLessThan(billTotalMinor);
    const done = await agree(buyer, id, packed.billTotalMinor);
    const returnedMinor = billTotalMinor - packed.billTotalMinor;
    expect(done).toMatchObject({ ok: true, data: { state: 'awaitingShipment', dueMinor: 0, returnedMinor } });
    expect(await c.s.pay.balance(buyer)).toBe(100_000 - packed.billTotalMinor);
  });
});

describe('at the same time', () => {
  it('of agreeing and taking back exactly one happens', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, buyer } = await c.order();
      const { billTotalMinor } = await pack(id, heavier);
      const both = [agree(buyer, id, billTotalMinor), takeBack(buyer, id)];
      const answers = await Promise.all(round % 2 ? both.reverse() : both);
      expect(answers.filter((one) => one.ok)).toHaveLength(1);
      expect(answers.find((one) => !one.ok)).toMatchObject(refusedWith('order.notAsked'));
      const { state, priceHold } = await c.read(buyer, id);
      const agreed = priceHold.kind === 'held' && priceHold.answer === 'agreed';
      expect(state).toBe(agreed ? 'awaitingPayment' : 'cancelled');
    }
  });

  it('a submission while staff change the card holds the total that was seen, or is refused', async () => {
    const buyer = await c.s.buyer();
    const choice = await buyer.choice();
    const { totalMinor } = await buyer.client.call('quoteOrder', choice);
    const { id: other } = await c.order();
    const [sent] = await Promise.all([
      buyer.client.attempt('submitOrder', { ...choice, totalMinor, agreed: true }),
      dearerCard(other, cheap + 900),
    ]);
    if (sent.ok) {
      const order = await c.read(buyer, sent.data.id);
      expect(order.quoteTotalMinor).toBe(totalMinor);
      expect(await pack(sent.data.id, 1_500)).toMatchObject({ billTotalMinor: totalMinor });
    } else expect(sent).toMatchObject(refusedWith('order.feeChanged', 'totalMinor'));
    await dearerCard(other, cheap);
  });
});

describe('the shop’s rule', () => {
  flips('saveHoldSettings.days', 'how long the price of a new order holds', async () => {
    await hold({ days: 0 });
    const loose = await c.order();
    expect(await held(loose.buyer, loose.id)).toEqual({ kind: 'none' });
    expect(await pack(loose.id, 3_100)).toMatchObject({ held: 'none' });
    const bill = (await c.read(loose.buyer, loose.id)).billTotalMinor ?? 0;
    expect(bill).toBeGreaterThan(loose.totalMinor);
    expect(await agree(loose.buyer, loose.id, bill)).toMatchObject(refusedWith('order.notAsked'));
    await hold({ days: 10 });
    const { buyer, id } = await c.order();
    const { untilAt } = { untilAt: '', ...(await held(buyer, id)) };
    expect(Math.round((Date.parse(untilAt) - Date.now()) / 86_400_000)).toBe(10);
  });
  flips('saveHoldSettings.tolerancePercent', 'which weight leaves the total as it is', async () => {
    await hold({ tolerancePercent: 20 });
    const wide = await c.order();
    expect(await pack(wide.id, heavier)).toMatchObject({ held: 'stands', billTotalMinor: wide.totalMinor });
    await hold({ tolerancePercent: 19 });
    expect(await pack((await c.order()).id, heavier)).toMatchObject({ held: 'higher' });
  });
  flips('saveHoldSettings.answerDays', 'how long the member has to answer', async () => {
    await hold({ answerDays: 9 });
    const { id, buyer } = await c.order();
    await pack(id, heavier);
    const { askedAt, answerBy } = await asked(buyer, id);
    expect(Date.parse(answerBy) - Date.parse(askedAt)).toBe(9 * 86_400_000);
  });

  it('is changed by those who may set up the shop, and is in the log', async () => {
    const refused = await c.s.clerk.client.attempt('saveHoldSettings', rule);
    expect(refused).toMatchObject(refusedWith('access.denied'));
    await hold({ tolerancePercent: 8 });
    const { list } = await c.s.owner.client.call('listAudit', {});
    expect(JSON.stringify(list[0])).toContain('saveHoldSettings');
    expect((await c.s.owner.client.call('getHoldSettings', {})).tolerancePercent).toBe(8);
  });
});
