import type { OrderDraft } from '@crossdock/contract/orders/changes.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { faultsOfCoupons } from './couponWorld.ts';
import { faultsOfLedgerCheck } from './ledgerEnd.ts';
import { type MemberScene, newMemberScene, orderVariants } from './moneyShop.ts';
import { openChangingMoneyShop } from './orderChangeScene.ts';
import { insertShelvedParcel } from './orderWorld.ts';
import { faultsOfLedger } from './payWorld.ts';
import { faultsOfPoints } from './pointsWorld.ts';

const c = await openChangingMoneyShop();

interface On extends MemberScene {
  /** A parcel of the member on the shelf, which changes add to the order and remove from it. */
  readonly spare: string;
}

const both = async (on: On, draft: OrderDraft) => {
  const done = await c.change(on.buyer, on.orderId, draft);
  return done.ok ? done : c.changeByStaff(c.s.owner, on.orderId, draft);
};
const again = {
  get idempotencyKey() {
    return newId();
  },
};
const box = (weightG: number) => ({ weightG, lengthMm: 400, widthMm: 300, heightMm: 200 });
const pack = (orderId: string, weightG: number) =>
  c.s.clerk.client.attempt('packOrder', { orderId, allHere: true, packages: [box(weightG)] }, again);

const byHand = (orderId: string, kind: 'discount' | 'surcharge', amountMinor: number) => {
  const asked = { orderId, kind, amountMinor, reason: 'other' as const, note: 'test' };
  return c.s.owner.client.attempt('addPriceChange', asked, again);
};

const acts = {
  air: (on: On) => both(on, { channelId: c.airId }),
  sea: (on: On) => both(on, { channelId: c.lane.channelId }),
  putIn: (on: On) => both(on, { parcelIds: [...on.parcelIds, on.spare] }),
  takeOut: (on: On) => both(on, { parcelIds: [...on.parcelIds] }),
  swap: (on: On) => both(on, { parcelIds: [on.spare] }),
  crate: (on: On) => both(on, { services: [{ serviceId: c.s.ids.crate, quantity: 1 }] }),
  noCrate: (on: On) => both(on, { services: [] }),
  insure: (on: On) => both(on, { insuredMinor: 40_000 }),
  point: (on: On) => both(on, { destination: { deliveryType: 3, pickupPointId: c.lane.pickupPointId } }),
  discount: ({ orderId }: On) => byHand(orderId, 'discount', 1_700),
  surcharge: ({ orderId }: On) => byHand(orderId, 'surcharge', 2_300),
  undo: async ({ orderId }: On) => {
    const { list } = await c.s.owner.client.call('listPriceChanges', { orderId });
    const id = list.find((one) => one.undoneBy === '')?.id;
    return id && c.s.owner.client.attempt('undoPriceChange', { id, why: 'test' }, again);
  },
  without: async ({ buyer, orderId }: On) => {
    const { parcels } = await c.read(buyer, orderId);
    const courierNumber = parcels.at(-1)?.courierNumber ?? '';
    const said = { courierNumber, type: 'damaged' as const, description: 'torn' };
    const made = await c.s.clerk.client.attempt('registerProblem', said, again);
    if (!made.ok) return made;
    const { id } = made.data;
    const answer = { id, choice: 'without' as const, feeMinor: 0 };
    const answered = await buyer.client.attempt('answerProblem', answer, again);
    await c.s.clerk.client.attempt('resolveProblem', { id, note: 'fine' });
    return answered;
  },
  coupon: ({ buyer, orderId, copies }: On) =>
    buyer.client.attempt('discountOrder', { orderId, memberCouponId: copies[1], apply: true }, again),
  points: ({ buyer, orderId }: On) =>
    buyer.client.attempt('discountOrder', { orderId, points: 7, apply: true }, again),
  pay: ({ buyer, orderId }: On) => buyer.client.attempt('payFromBalance', { orderId }, again),
  pack: ({ orderId }: On) => pack(orderId, 6_200),
  unpack: ({ orderId }: On) => c.s.clerk.client.attempt('unpackOrder', { orderId, why: 'again' }, again),
  work: async ({ buyer, orderId }: On) => {
    const { list } = await buyer.client.call('listServicesOfOrder', { orderId });
    const id = list.find((one) => one.state === 'requested')?.id;
    return id && c.s.clerk.client.attempt('finishServiceTask', { id, note: 'done' }, again);
  },
  ship: ({ number }: On) =>
    c.s.clerk.client.attempt('shipOrder', {
      number,
      forwardingNumber: `KY${newId().slice(-12).toUpperCase()}`,
    }),
  cancel: ({ buyer, orderId }: On) => buyer.client.attempt('cancelOrder', { orderId }, again),
  cancelByStaff: ({ orderId }: On) =>
    c.s.owner.client.attempt('cancelOrderForMember', { orderId, why: 'test' }, again),
};
type Act = keyof typeof acts;
const names = Object.keys(acts) as Act[];
const often: readonly Act[] = ['air', 'sea', 'putIn', 'takeOut', 'pay', 'pack', 'discount', 'without'];

const step = fc.array(fc.oneof(fc.constantFrom(...names), fc.constantFrom(...often)), {
  minLength: 1,
  maxLength: 2,
});
const sequence = fc.record({
  way: fc.constantFrom(...orderVariants.filter((way) => way !== 'vip')),
  steps: fc.array(step, { minLength: 4, maxLength: 8 }),
});

const done = new Map<Act, number>();

/** The faults of the order, its parcels and its money. */
async function faultsOf({ buyer, orderId }: On): Promise<unknown[]> {
  const order = await c.read(buyer, orderId);
  const lines = order.costs.billTotalMinor === null ? order.costs.quote : order.costs.bill;
  const total = order.costs.billTotalMinor ?? order.costs.quoteTotalMinor;
  const faults: unknown[] = [];
  if (lines.reduce((sum, line) => sum + line.amountMinor, 0) !== total) faults.push('lines and total differ');
  const rows = await c.world.sql<{ state: string; orderId: string | null }>(
    'select state, order_id from parcels where member_id = $1',
    [buyer.id],
  );
  for (const { state, orderId: of } of rows) {
    const isHeld = ['requested', 'packed', 'shipped'].includes(state);
    if (isHeld !== (of !== null)) faults.push({ state, of });
  }
  const held = rows.filter((row) => row.orderId === orderId).length;
  if (order.state !== 'cancelled' && held !== order.parcelCount)
    faults.push({ held, count: order.parcelCount });
  if (order.state !== 'cancelled' && order.state !== 'awaitingSignature') {
    const asked = { orderId, revision: order.revision, draft: {} };
    const priced = await c.s.owner.client.call('previewOrderChangeForMember', asked);
    // The order and the price engine must deduct the same coupon and the same points, even if the coupon or the
    // member's points have changed since the order was placed.
    if (priced.afterMinor !== total) faults.push({ engine: priced.afterMinor, total, lines: priced.lines });
  }
  if (order.paidMinor < 0) faults.push({ paid: order.paidMinor });
  return faults;
}

test('in any sequence of two concurrent changes, payments, packings and cancellations, the price is the engine’s, each parcel is in one place, and the books agree', async () => {
  await fc.assert(
    fc.asyncProperty(sequence, async ({ way, steps }) => {
      const scene = await newMemberScene(c.shop, way);
      const on: On = { ...scene, spare: await insertShelvedParcel(c.world, c.lane, scene.buyer) };
      for (const atOnce of steps) {
        const answers = await Promise.all(atOnce.map((act) => acts[act](on)));
        for (const [at, act] of atOnce.entries()) {
          const answer = answers[at];
          if (typeof answer !== 'object') continue;
          if (answer.ok) done.set(act, (done.get(act) ?? 0) + 1);
          else if (answer.failure.code >= 500 && answer.failure.code !== 503)
            throw new Error(`${act}: ${answer.failure.message}`);
        }
      }
      expect(await faultsOf(on)).toEqual([]);
      expect(await c.s.pay.balance(on.buyer)).toBeGreaterThanOrEqual(0);
    }),
    {
      ...{ numRuns: 25, endOnFailure: true },
      // An order changed while it was packed, then unpacked, has the price of the new lane.
      examples: [[{ way: 'atTheDoor', steps: [['pack'], ['air'], ['unpack']] }]],
    },
  );
  const faults = await faultsOfLedger(c.world);
  expect(faults.filter((fault) => !fault.endsWith('orders charged twice'))).toEqual([]);
  const overpaid = `select id from orders where state <> 'cancelled' and bill_total_minor is not null and paid_minor > bill_total_minor`;
  expect(await c.world.sql(overpaid)).toEqual([]);
  expect(await faultsOfPoints(c.world)).toEqual([]);
  expect(await faultsOfCoupons(c.world)).toEqual([]);
  expect(await faultsOfLedgerCheck(c.world)).toBe(0);
  expect(done.size).toBeGreaterThan(10);
}, 180_000);

test('an order from a VIP order is changed through the VIP order', async () => {
  const { buyer, orderId } = await newMemberScene(c.shop, 'vip');
  expect(await c.read(buyer, orderId)).toMatchObject({ changeable: false });
  expect(await c.change(buyer, orderId, { channelId: c.airId })).toBeRefused('order.changeVip');
  expect(await c.changeByStaff(c.s.owner, orderId, { channelId: c.airId })).toBeRefused('order.changeVip');
  await c.s.clerk.client.call('takeOrderToPack', { orderId });
  const vip = await c.world.row('vipOrders', { orderId });
  const { channelId, homeCarrierId: carrierId } = c.lane;
  const lines = [{ productId: c.shop.productId, quantity: 1, priceMinor: 5_000 }];
  const asked = { courierNumbers: ['VIPCHANGE1'], lines, addressId: newId(), channelId, carrierId };
  expect(await buyer.client.attempt('changeVipOrder', { ...asked, id: vip?.id ?? '' })).toBeRefused(
    'vip.packing',
  );
});
