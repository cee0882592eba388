import type { Output } from '@crossdock/contract/table.ts';
import { estimatePackaging } from '@crossdock/domain/planning/boxes.ts';
import { describe, expect, test } from 'vitest';
import { openCouponWorld } from './couponWorld.ts';
import { insertApprovedAddress, insertShelvedParcel } from './orderWorld.ts';

const coupons = await openCouponWorld({ payBeforePacking: true });
const { world, pay } = coupons;

type Order = Extract<Output<'planOrder'>['planned'], { kind: 'order' }>;

async function buyerWith(balanceMinor: number) {
  const member = await pay.memberWith(balanceMinor);
  await insertApprovedAddress(world, pay.lane, member);
  const parcel = (fields = {}) => insertShelvedParcel(world, pay.lane, member, fields);
  const plan = (input = {}) => member.client.call('planOrder', input);
  return { ...member, parcel, plan };
}

const ordered = ({ planned }: Output<'planOrder'>): Order => {
  if (planned.kind === 'none') throw new Error(planned.message);
  return planned;
};

describe('one read plans the whole order', () => {
  test('all parcels that can ship are in it, at the price that is then paid, and each other parcel has a reason', async () => {
    const buyer = await buyerWith(1_000_000);
    const ids = [await buyer.parcel(), await buyer.parcel()];
    const shoes = await buyer.parcel({ goodsType: 'shoes' });
    const unseen = await buyer.parcel({ withPicture: false });
    const plan = await buyer.plan();
    const { choice, quote, why } = ordered(plan);
    expect(plan.going.map(({ id }) => id)).toEqual(ids);
    expect(Object.fromEntries(plan.left.map(({ id, reason }) => [id, reason]))).toEqual({
      [shoes]: 'parcel.otherGoods',
      [unseen]: 'parcel.noPictures',
    });
    expect(plan.left.every(({ message }) => message !== '')).toBe(true);
    expect(why).toBe('only');
    expect(await buyer.client.call('quoteOrder', choice)).toMatchObject({ totalMinor: quote.totalMinor });
    expect(plan.balance).toMatchObject({
      offered: true,
      dueMinor: quote.totalMinor,
      missingMinor: 0,
    });
    const order = await buyer.client.call('submitOrder', {
      ...choice,
      totalMinor: quote.totalMinor,
      agreed: true,
    });
    expect((await buyer.plan()).unpaid).toMatchObject([{ id: order.id, dueMinor: quote.totalMinor }]);
    expect(await buyer.client.call('payFromBalance', { orderId: order.id })).toMatchObject({
      paidMinor: quote.totalMinor,
    });
    const next = await buyer.plan();
    expect(next.unpaid).toEqual([]);
    expect(next.going.map(({ id }) => id)).toEqual([shoes]);
    expect(ordered(next).why).toBe('usualCheapest');
  });

  test("its boxes are the planner's, and never exceed a limit of channel, carrier or pickup point", async () => {
    const buyer = await buyerWith(0);
    const side = { lengthMm: 400, widthMm: 300, heightMm: 250, weightG: 4_000 };
    for (let n = 0; n < 6; n++) await buyer.parcel(side);
    const plan = await buyer.plan();
    const { boxing, choice } = ordered(plan);
    const facts = await buyer.client.call('getPlannerFacts', {});
    const lane = facts.lanes.find(({ channelId }) => channelId === choice.channelId);
    const carrier = lane?.lane.carriers.find(({ id }) => id === choice.carrierId);
    expect(boxing.fillBp).toBe(facts.filling.fillBp);
    expect(boxing.limits.maxSideMm).toBe(
      Math.min(...[lane?.lane.card.limits, carrier?.limits].flatMap((one) => one?.maxSideMm ?? [])),
    );
    expect(plan.going).toHaveLength(6);
    expect(plan.going.every((one) => one.lengthMm === 400 && one.heightMm === 250)).toBe(true);
    const solids = plan.going.map((one) => ({ id: one.id, ...side }));
    const { from, to } = estimatePackaging(solids, boxing.limits, boxing);
    expect(from).toBeGreaterThanOrEqual(1);
    expect(to).toBeLessThanOrEqual(6);
    expect(estimatePackaging(solids, { ...boxing.limits, maxPieceG: 4_000 }, boxing).from).toBe(6);
  });

  test('it has the member’s own parcels, and the reasons of the others', async () => {
    const buyer = await buyerWith(0);
    const [one, two] = [await buyer.parcel(), await buyer.parcel()];
    const plan = await buyer.plan({ parcelIds: [two] });
    expect(ordered(plan).choice.parcelIds).toEqual([two]);
    expect(plan.left).toMatchObject([{ id: one, reason: 'ship.notChosen', message: '' }]);
  });

  test('a balance that is too low reports the difference', async () => {
    const buyer = await buyerWith(100);
    await buyer.parcel();
    const plan = await buyer.plan();
    const { totalMinor } = ordered(plan).quote;
    expect(plan.balance).toMatchObject({ balanceMinor: 100, missingMinor: totalMinor - 100 });
  });

  test('a parcel that no lane accepts is left out with the lane’s limit, and the rest has its own plan or a reason', async () => {
    const buyer = await buyerWith(0);
    const fits = await buyer.parcel();
    const long = await buyer.parcel({ lengthMm: 1210 });
    const plan = await buyer.plan();
    expect(plan.going.map(({ id }) => id)).toEqual([fits]);
    expect(plan.left).toMatchObject([{ id: long, reason: 'limit.side' }]);
    expect(plan.left[0]?.message).toContain('121');
    const rest = await buyer.plan({ parcelIds: [long] });
    expect(rest.planned).toMatchObject({ kind: 'none', error: 'limit.side' });
  });

  test('without shelved parcels or an address there is a reason instead of an order', async () => {
    const member = await pay.memberWith(0);
    expect((await member.client.call('planOrder', {})).planned).toMatchObject({
      kind: 'none',
      error: 'order.selectAgain',
    });
    await insertShelvedParcel(world, pay.lane, member);
    expect((await member.client.call('planOrder', {})).planned).toMatchObject({
      kind: 'none',
      error: 'order.noAddress',
    });
  });
});

test('the best coupon is used, unless the member wants none', async () => {
  const buyer = await buyerWith(0);
  await buyer.parcel();
  const before = ordered(await buyer.plan()).quote.totalMinor;
  const memberCouponId = await coupons.held(buyer);
  const plan = ordered(await buyer.plan());
  expect(plan.choice.memberCouponId).toBe(memberCouponId);
  expect(plan.quote.totalMinor).toBeLessThan(before);
  expect(plan.couponName).not.toBe('');
  expect(ordered(await buyer.plan({ bestCoupon: false })).quote.totalMinor).toBe(before);
});
