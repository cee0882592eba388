import type { CallName, Request } from '@crossdock/contract/table.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { openEinvoiceScene } from './einvoiceScene.ts';
import { type MoneyShop, openMoneyShop } from './moneyShop.ts';
import { days } from './pickupsWorld.ts';
import type { Customer } from './servicesWorld.ts';
import type { Person } from './world.ts';

/** Tests that the provider's invoices of each sale match the money that the shop kept, however the provider fails. */
let shop: MoneyShop;
const at = await openEinvoiceScene(async (env) => {
  shop = await openMoneyShop(env);
  return shop.s;
});

async function ask<N extends CallName>(who: Person, name: N, input: Request<N>) {
  const answer = await who.client.attempt(name, input, { idempotencyKey: newId() });
  if (!answer.ok && answer.failure.code >= 500) throw new Error(`${name}: ${answer.failure.message}`);
  return answer.ok ? answer.data : undefined;
}

interface History {
  readonly buyer: Customer;
  readonly orders: string[];
  readonly purchases: string[];
  readonly works: string[];
  readonly pickups: string[];
}
type Act = (of: History, pick: number) => Promise<unknown>;

/** One of these ids; if there are none, an id that no row has. */
const one = (ids: readonly string[], pick: number): string => ids[pick % Math.max(1, ids.length)] ?? newId();

const acts: Readonly<Record<string, Act>> = {
  buy: async ({ buyer, purchases }, pick) => {
    const quantity = (pick % 3) + 1;
    await ask(buyer, 'setCartItem', { variantId: shop.variantId, quantity });
    const asked = { variantIds: [shop.variantId], totalMinor: 7_000 * quantity };
    const bought = await ask(buyer, 'buyCart', asked);
    if (bought === undefined) return;
    purchases.push(bought.id);
    if (pick % 5 > 0) await ask(buyer, 'payFromBalance', { orderId: bought.id });
  },
  unbuy: ({ purchases }, pick) =>
    ask(at.owner, 'cancelPurchaseForMember', { id: one(purchases, pick), why: '瑕疵' }),
  photos: async ({ buyer, works }, pick) => {
    const work = await ask(buyer, 'orderPhotos', { parcelId: buyer.parcelId, quantity: (pick % 4) + 1 });
    if (work) works.push(work.id);
  },
  unphoto: ({ buyer, works }, pick) => ask(buyer, 'cancelService', { id: one(works, pick) }),
  failPhoto: ({ works }, pick) =>
    ask(shop.s.clerk, 'failServiceTask', { id: one(works, pick), reason: '拍不到' }),
  fetch: async ({ buyer, pickups }, pick) => {
    const where = { areaId: shop.areaId, address: '體育西路 1 號', contact: '陳', phone: '020-12345678' };
    const wish = { ...where, weightG: 10_500 + 1_000 * (pick % 5), pieces: 1, remark: '', day: days.day };
    const task = await ask(buyer, 'addPickTask', { ...wish, part: 'morning' });
    if (task) pickups.push(task.id);
  },
  unfetch: ({ buyer, pickups }, pick) => ask(buyer, 'cancelPickTask', { id: one(pickups, pick) }),
  failFetch: ({ pickups }, pick) =>
    ask(shop.s.clerk, 'failPickup', { id: one(pickups, pick), reason: '沒有人' }),
  order: async ({ buyer, orders }, pick) => {
    const lines = { freight: 9_000 + 100 * (pick % 40), storage: 2_500 };
    orders.push(await at.paid(buyer, lines).catch(() => newId()));
  },
  giveBack: ({ orders }, pick) =>
    at.giveDollarsBack(one(orders, pick), (pick % 70) + 1).catch(() => undefined),
  cancelOrder: ({ orders }, pick) =>
    ask(at.owner, 'cancelOrderForMember', { orderId: one(orders, pick), why: '不出貨' }),
  run: () => at.run(),
  old: ({ purchases, orders }, pick) => at.longAgo(one([...purchases, ...orders], pick)),
  refuse: async () => {
    at.standIn.refuseNext = '無可用字軌';
    await at.run();
  },
  lose: async (_, pick) => {
    const places = ['/Issue', 'Invalid', '/Allowance'] as const;
    const how = pick % 2 === 0 ? ('lostAfter' as const) : ('lostBefore' as const);
    at.standIn.trouble = { at: places[pick % places.length] ?? '/Issue', how };
    await at.run();
  },
};
const names = Object.keys(acts);

/** Retries everything that was refused until no work is left. */
async function settled(): Promise<void> {
  await at.calm();
  for (let round = 0; round < 4; round += 1) {
    await at.run();
    const failed = await at.world.sql<{ id: string }>(
      `select id from einvoices where state in ('failed', 'voidFailed')`,
    );
    for (const { id } of failed) await ask(at.owner, 'retryEinvoice', { id });
  }
  await at.run();
}

/** The part of a sale's payments that the shop kept, by the ledger alone, in dollars. */
async function keptOf(id: string): Promise<number> {
  const [row] = await at.world.sql<{ kept: number }>(
    `select (coalesce(sum(case
         when kind in ('orderPayment', 'purchasePayment', 'serviceFee', 'pickupFee', 'paymentFee') then amount_minor
         when kind in ('orderRefund', 'purchaseRefund', 'serviceRefund', 'pickupRefund') then -amount_minor
         else 0 end), 0) / 100)::int as kept
     from ledger_transfers
     where $1 in (order_id, purchase_id, service_task_id)
       or (kind like 'pickup%' and memo = (select number from pickup_tasks where id = $1))`,
    [id],
  );
  return row?.kept ?? 0;
}

async function invoicedFor(id: string): Promise<number> {
  const documents = await at.stood(id);
  return documents.reduce((sum, { voided, fields, allowances }) => {
    const left = allowances.reduce((rest, { dollars }) => rest - dollars, Number(fields.SalesAmount));
    return voided ? sum : sum + left;
  }, 0);
}

test('over random histories with lost answers and refusals, invoices minus allowances equal payments minus refunds', async () => {
  const done = new Set<string>();
  let sales = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ name: fc.constantFrom(...names), pick: fc.nat(999) }), {
        minLength: 6,
        maxLength: 14,
      }),
      async (steps) => {
        const buyer = await shop.s.customer(500_000);
        await at.world.sql(`update members set email = account || '@example.com' where id = $1`, [buyer.id]);
        const history: History = { buyer, orders: [], purchases: [], works: [], pickups: [] };
        for (const { name, pick } of steps) {
          await acts[name]?.(history, pick);
          done.add(name);
        }
        await settled();
        for (const id of Object.values(history).flatMap((ids) => (Array.isArray(ids) ? ids : []))) {
          sales += 1;
          expect(await invoicedFor(id), JSON.stringify(await at.brief(id))).toBe(await keptOf(id));
        }
      },
    ),
    { numRuns: 25, endOnFailure: true },
  );
  expect(
    await at.world.sql('select 1 from einvoice_sales_due union all select 1 from einvoices_due'),
  ).toEqual([]);
  expect(sales).toBeGreaterThan(20);
  expect(done.size).toBe(names.length);
}, 240_000);
