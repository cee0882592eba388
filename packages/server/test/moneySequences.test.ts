import type { CallName, Request } from '@crossdock/contract/table.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { defaultPickupSettings, pickupDays } from '@crossdock/domain/pickups/days.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { faultsOfCoupons } from './couponWorld.ts';
import { faultsOfLedgerCheck } from './ledgerEnd.ts';
import {
  type MemberScene,
  newMemberScene,
  type OrderVariant,
  openMoneyShop,
  orderVariants,
} from './moneyShop.ts';
import { picture } from './parcelWorld.ts';
import { faultsOfLedger } from './payWorld.ts';
import { faultsOfPoints } from './pointsWorld.ts';
import { sandboxReport } from './sandboxReports.ts';

import type { Person } from './world.ts';

const shop = await openMoneyShop();
const { s } = shop;

/**
 * Sends each call as a new request, so that no stored answer is returned. A refusal is returned, but a server error
 * fails the test.
 */
async function ask<N extends CallName>(who: Person, name: N, input: Request<N>) {
  const answer = await who.client.attempt(name, input, { idempotencyKey: newId() });
  if (!answer.ok && answer.failure.code >= 500 && answer.failure.code !== 503)
    throw new Error(`${name}: ${answer.failure.message}`);
  return answer.ok ? answer.data : undefined;
}

const box = (weightG: number) => ({ weightG, lengthMm: 400, widthMm: 300, heightMm: 200 });
const damaged = async (buyer: Person) =>
  (await buyer.client.call('upload', { type: 'aftersales' }, { file: picture() })).fileId;

const acts = {
  pay: ({ buyer, orderId }: MemberScene) => ask(buyer, 'payFromBalance', { orderId }),
  card: async ({ buyer, orderId }: MemberScene) => {
    const started = await ask(buyer, 'startPayment', { purpose: 'order', orderId, method: 'sandbox' });
    if (started) await Promise.all([report(started), report(started)]);
    return started;
  },
  coupon: ({ buyer, orderId, copies }: MemberScene) =>
    ask(buyer, 'discountOrder', { orderId, memberCouponId: copies[0], apply: true }),
  percent: ({ buyer, orderId, copies }: MemberScene) =>
    ask(buyer, 'discountOrder', { orderId, memberCouponId: copies[1], apply: true }),
  points: ({ buyer, orderId }: MemberScene) =>
    ask(buyer, 'discountOrder', { orderId, points: 7, apply: true }),
  plain: ({ buyer, orderId }: MemberScene) => ask(buyer, 'discountOrder', { orderId, apply: true }),
  pack: ({ orderId }: MemberScene) => packed(orderId, 6_200),
  packLight: ({ orderId }: MemberScene) => packed(orderId, 1_200),
  unpack: ({ orderId }: MemberScene) => ask(s.clerk, 'unpackOrder', { orderId, why: 'again' }),
  ship: ({ number }: MemberScene) =>
    ask(s.clerk, 'shipOrder', { number, forwardingNumber: `KY${newId().slice(-12).toUpperCase()}` }),
  sign: ({ buyer, orderId }: MemberScene) => ask(buyer, 'signOrder', { orderId }),
  lose: ({ orderId }: MemberScene) => ask(s.owner, 'declareLost', { orderId, why: 'lost' }),
  find: ({ orderId }: MemberScene) => ask(s.owner, 'declareFound', { orderId }),
  cancel: ({ buyer, orderId }: MemberScene) => ask(buyer, 'cancelOrder', { orderId }),
  cancelByStaff: ({ orderId }: MemberScene) => ask(s.owner, 'cancelOrderForMember', { orderId, why: 'test' }),
  dispute: async ({ buyer, orderId, ids }: MemberScene) => {
    const order = await ask(buyer, 'getOrder', { orderId });
    const id = order?.packages[0]?.id;
    const opened = id && (await ask(buyer, 'openDispute', { of: 'package', id, reason: 'lighter' }));
    if (opened) ids.dispute = opened.id;
    return opened;
  },
  measure: async ({ ids: { dispute: id } }: MemberScene) => {
    if (id === undefined) return undefined;
    const upload = { purpose: 'dispute' } as const;
    const { fileId } = await shop.second.client.call('uploadStaffFile', upload, { file: picture() });
    return ask(shop.second, 'measureDispute', { id, ...box(900), scale: 'B2', fileId });
  },
  claim: async ({ buyer, orderId, parcelIds, ids }: MemberScene) => {
    const parcelId = parcelIds[0] ?? '';
    const limits = await ask(buyer, 'getAfterSalesLimits', { orderId });
    const amountMinor = limits?.parcels[0]?.mostMinor.freight;
    if (!amountMinor) return undefined;
    const files = { damageFileIds: [await damaged(buyer)], purchaseFileIds: [await damaged(buyer)] };
    const asked = { orderId, parcelId, kind: 'freight', amountMinor, ...files, remark: '破' } as const;
    const filed = await ask(buyer, 'applyForAfterSales', asked);
    ids.claim = filed ? { id: filed.id, amountMinor } : ids.claim;
    return filed;
  },
  grant: async ({ ids: { claim } }: MemberScene) =>
    claim && ask(shop.finance, 'approveAfterSales', { ...claim, way: 'balance' }),
  buy: async ({ buyer, ids }: MemberScene) => {
    await ask(buyer, 'setCartItem', { variantId: shop.variantId, quantity: 1 });
    const bought = await ask(buyer, 'buyCart', { variantIds: [shop.variantId], totalMinor: 7_000 });
    ids.purchase = bought?.id ?? ids.purchase;
    return bought && ask(buyer, 'payFromBalance', { orderId: bought.id });
  },
  unbuy: async (on: MemberScene): Promise<unknown> => {
    const id = on.ids.purchase ?? ((await acts.buy(on)) && on.ids.purchase);
    return id && ask(s.owner, 'cancelPurchaseForMember', { id, why: 'broken' });
  },
  fetch: async ({ buyer, ids }: MemberScene) => {
    const [day = ''] = pickupDays(dateIn(new Date().toISOString(), 'Asia/Taipei'), defaultPickupSettings);
    const where = { areaId: shop.areaId, address: '體育西路 1 號', contact: '陳', phone: '020-12345678' };
    const wish = { ...where, weightG: 12_500, pieces: 2, remark: '', day, part: 'morning' as const };
    const asked = await ask(buyer, 'addPickTask', wish);
    ids.pickup = asked?.id ?? ids.pickup;
    return asked;
  },
  unfetch: async (on: MemberScene): Promise<unknown> => {
    const id = on.ids.pickup ?? (await acts.fetch(on))?.id;
    return id && ask(on.buyer, 'cancelPickTask', { id });
  },
  photos: async ({ buyer, parcelIds, ids }: MemberScene) => {
    const work = await ask(buyer, 'orderPhotos', { parcelId: parcelIds[0] ?? '', quantity: 2 });
    ids.work = work?.id ?? ids.work;
    return work;
  },
  unphoto: async (on: MemberScene): Promise<unknown> => {
    const id = on.ids.work ?? (await acts.photos(on))?.id;
    return id && ask(on.buyer, 'cancelService', { id });
  },
  failPhoto: async ({ ids: { work: id } }: MemberScene) =>
    id && ask(s.clerk, 'failServiceTask', { id, reason: 'no' }),
  exchange: ({ buyer }: MemberScene) => ask(buyer, 'exchangePoints', { points: 5 }),
};
type Act = keyof typeof acts;

const packed = (orderId: string, weightG: number) =>
  ask(s.clerk, 'packOrder', { orderId, parcelIds: [], allHere: true, packages: [box(weightG)] });

async function report({ payId, totalMinor }: { payId: string; totalMinor: number }): Promise<void> {
  const answer = await sandboxReport(s.world, { paymentId: payId, receivedMinor: totalMinor });
  expect(answer.statusCode).toBe(200);
}

/** The steps of an order's course. Other actions can happen between them. */
const courses: Readonly<Record<OrderVariant, readonly Act[]>> = {
  afterPacking: ['pack', 'pay', 'ship', 'lose', 'claim', 'grant', 'cancelByStaff'],
  prepaid: ['pay', 'pack', 'pay', 'ship', 'sign', 'claim', 'grant'],
  atTheDoor: ['pack', 'ship', 'sign', 'claim', 'grant', 'cancelByStaff'],
  vip: ['pack', 'card', 'ship', 'lose', 'claim', 'grant', 'cancelByStaff'],
};

/** Acts that run at the same time as a step and compete with it for money, a coupon, points or goods. */
const besides: readonly (readonly Act[])[] = [
  ...[['photos'], ['unphoto', 'unphoto'], ['unphoto', 'failPhoto'], ['buy'], ['unbuy', 'unbuy'], ['fetch']],
  ...[
    ['unfetch', 'unfetch'],
    ['dispute'],
    ['measure', 'cancelByStaff'],
    ['dispute', 'measure'],
    ['grant', 'grant'],
  ],
  ...[
    ['grant', 'cancelByStaff'],
    ['cancel', 'pay'],
    ['pay', 'card'],
    ['coupon', 'pay'],
    ['percent', 'packLight'],
  ],
  ...[
    ['points', 'exchange'],
    ['plain', 'coupon'],
    ['unpack', 'card'],
    ['unpack', 'packLight'],
    ['find', 'claim'],
  ],
  ['cancelByStaff', 'cancelByStaff'],
] as const satisfies readonly (readonly Act[])[];

const sequence = fc.record({
  way: fc.constantFrom(...orderVariants),
  beside: fc.array(fc.option(fc.constantFrom(...besides), { nil: [], freq: 2 }), {
    minLength: 7,
    maxLength: 7,
  }),
});

const kinds = ['purchase', 'service', 'pickup', 'order'] as const;

/** Finds the things for which the member got back more than they paid. */
async function tooMuch({ buyer }: MemberScene): Promise<unknown[]> {
  const rows = await s.world.sql<{ kind: string; thing: string; amount: number }>(
    `select t.kind, coalesce(t.order_id::text, t.purchase_id::text, t.service_task_id::text, t.memo) as thing,
       sum(t.amount_minor)::int as amount
     from ledger_transfers t
     join ledger_accounts a on a.shop_id = t.shop_id and a.id in (t.credit_account_id, t.debit_account_id)
     where a.member_id = $1 and a.kind = 'memberBalance' group by 1, 2`,
    [buyer.id],
  );
  const sum = (thing: string, ...names: string[]) =>
    rows
      .filter((row) => row.thing === thing && names.includes(row.kind))
      .reduce((all, row) => all + row.amount, 0);
  return [...new Set(rows.map(({ thing }) => thing))].flatMap((thing) => {
    const paid = sum(thing, ...kinds.map((kind) => `${kind}Payment`), 'serviceFee', 'pickupFee');
    const back = sum(thing, ...kinds.map((kind) => `${kind}Refund`), 'compensation');
    return back > paid ? [{ thing, paid, back }] : [];
  });
}

async function accountFaults({ orderId }: MemberScene): Promise<unknown> {
  const { account } = (await s.owner.client.call('getDeskOrder', { orderId })).costs;
  if (account === null) return undefined;
  const { paidMinor, givenBackMinor, compensatedMinor, keptMinor } = account;
  const isBalanced = paidMinor - givenBackMinor - compensatedMinor === keptMinor && keptMinor >= 0;
  return isBalanced ? undefined : account;
}

/** The number of times that each act succeeded. */
const done = new Map<Act, number>();
async function perform(act: Act, on: MemberScene): Promise<void> {
  if (await acts[act](on)) done.set(act, (done.get(act) ?? 0) + 1);
}

test('in any sequence of two concurrent actions, refunds never exceed payments, and all books agree', async () => {
  await fc.assert(
    fc.asyncProperty(sequence, async ({ way, beside }) => {
      const on = await newMemberScene(shop, way);
      for (const [at, atOnce] of beside.entries())
        await Promise.all([courses[way][at], ...atOnce].map((act) => act && perform(act, on)));
      expect(await tooMuch(on)).toEqual([]);
      expect(await accountFaults(on)).toBeUndefined();
      expect(await s.pay.balance(on.buyer)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 20, endOnFailure: true },
  );
  // An order that is paid before packing needs a second payment if its box is heavier, so it may be charged twice.
  const faults = await faultsOfLedger(s.world);
  expect(faults.filter((fault) => !fault.endsWith('orders charged twice'))).toEqual([]);
  const overpaid = `select id from orders where state <> 'cancelled' and paid_minor > coalesce(bill_total_minor, paid_minor)`;
  expect(await s.world.sql(overpaid)).toEqual([]);
  expect(await faultsOfPoints(s.world)).toEqual([]);
  expect(await faultsOfCoupons(s.world)).toEqual([]);
  expect(await faultsOfLedgerCheck(s.world)).toBe(0);
  expect(done.size).toBeGreaterThan(12);
}, 180_000);
