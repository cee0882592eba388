import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { expect, vi } from 'vitest';
import { sendDocument } from '../src/einvoicing/sendDocument.ts';
import { lockOrder } from '../src/orders/store.ts';
import { asShopId } from '../src/platform/scope.ts';
import { servingLogin } from '../src/platform/serving.ts';
import { refundToBalance } from '../src/settlement/refundToBalance.ts';
import { type EinvoiceWorld, type Open, openEinvoiceWorld } from './einvoiceWorld.ts';
import { type EcpayInvoiceStandIn, type StoodInvoice, startEcpayInvoices } from './standIns/ecpayInvoice.ts';

export const ecpayAccount = {
  ...{ kind: 'ecpayInvoice' as const, merchantId: '2000132', live: true, active: true },
  secrets: { hashKey: 'ejCk326UnaZWKisg', hashIv: 'q9jcZX8Ib9LM8wYk' },
};

/** A firm that issues invoices with a stand-in for ECPay, which refuses input that ECPay's documentation forbids. */
export interface EinvoiceScene extends EinvoiceWorld {
  readonly standIn: EcpayInvoiceStandIn;
  /** Kind, state and dollars of each document of a sale. */
  brief(saleId: string): Promise<[string, string, number][]>;
  /** The sale's invoices as the provider has them. */
  stood(saleId: string): Promise<StoodInvoice[]>;
  cancel(orderId: string): Promise<unknown>;
  /** The shop refunds a part of a paid order. */
  giveDollarsBack(orderId: string, dollars: number): Promise<void>;
  /** Makes the sale's invoices more than two months old, both in the shop and at the provider. */
  longAgo(saleId: string): Promise<void>;
  /** Removes the stand-in's faults and restores the tax settings. Called between two tests. */
  calm(): Promise<void>;
}

export async function openEinvoiceScene(open?: Open): Promise<EinvoiceScene> {
  const standIn = await startEcpayInvoices();
  for (const code of ['/ABC+123', '168001']) standIn.known.add(code);
  const at = await openEinvoiceWorld({ ECPAY_INVOICE_URL: standIn.url }, ecpayAccount, open);
  const stood = async (saleId: string) => {
    const references = new Set((await at.rows(saleId)).map(({ reference }) => reference));
    return [...standIn.invoices].flatMap(([no, invoice]) => (references.has(no) ? [invoice] : []));
  };
  return {
    ...{ ...at, standIn, stood },
    brief: async (saleId) => (await at.rows(saleId)).map(({ kind, state, amount }) => [kind, state, amount]),
    cancel: (orderId) => at.owner.client.call('cancelOrderForMember', { orderId, why: '不出貨' }),
    giveDollarsBack: (orderId, dollars) =>
      at.pay.transact(async (tx) => {
        const order = await lockOrder(tx, orderId);
        if (order === undefined) throw new Error('no order');
        await refundToBalance(tx, at.pay.system, { order }, dollars * 100);
      }),
    longAgo: async (saleId) => {
      const rows = await at.world.sql<{ number: string; at: string }>(
        `update einvoices set issued_at = (issued_at at time zone 'UTC' - interval '70 days') at time zone 'UTC'
         where $1 in (order_id, purchase_id, service_task_id, pickup_task_id, problem_id) and kind = 'invoice'
         returning number, issued_at as at`,
        [saleId],
      );
      for (const invoice of await stood(saleId)) {
        const at = rows.find(({ number }) => number === invoice.number)?.at;
        if (at === undefined) continue;
        const day = dateIn(new Date(at).toISOString(), 'Asia/Taipei');
        Object.assign(invoice, { date: `${day} 10:00:00` });
      }
    },
    calm: async () => {
      standIn.trouble = null;
      standIn.refuseNext = null;
      await at.taxed();
    },
  };
}

/** Kills a process that asks for an invoice after the provider has issued it, before the answer arrives. */
async function killedAmidIssuing(at: EinvoiceScene, id: string): Promise<void> {
  const { config } = at.world.running.services;
  const { url, role } = servingLogin(config);
  const program = [join(import.meta.dirname, 'killedEinvoice.ts'), url, role ?? '', at.world.tw.id, id];
  let answer = () => {};
  at.standIn.trouble = { at: '/Issue', how: { lateUntil: new Promise<void>((done) => (answer = done)) } };
  const before = at.standIn.invoices.size;
  const env = { ...process.env, APP_SECRET: config.APP_SECRET, ECPAY_INVOICE_URL: at.standIn.url };
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'inherit', 'inherit'], env });
  const exit = once(child, 'exit');
  await vi.waitFor(() => expect(at.standIn.invoices.size).toBe(before + 1), { timeout: 20_000 });
  child.kill('SIGKILL');
  expect((await exit)[1]).toBe('SIGKILL');
  answer();
}

/** Kills a process while it sends the first document, then sends every document twenty times at once. */
export async function sendTwentyTimes(at: EinvoiceScene, ids: readonly string[]): Promise<void> {
  await killedAmidIssuing(at, ids[0] ?? '');
  const { services, database } = at.world.running;
  const noTransaction = () => database.noTransaction(asShopId(at.world.tw.id));
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      sendDocument(noTransaction(), services, at.pay.system, ids[n % ids.length] ?? ''),
    ),
  );
}
