import { lockOrder } from '../src/orders/store.ts';
import { giveBack } from '../src/settlement/giveBack.ts';
import { type EinvoiceWorld, openEinvoiceWorld } from './einvoiceWorld.ts';
import { type EcpayInvoiceStandIn, type StoodInvoice, startEcpayInvoices } from './standIns/ecpayInvoice.ts';

export const ecpayAccount = {
  ...{ kind: 'ecpayInvoice' as const, merchantId: '2000132', live: true, active: true },
  secrets: { hashKey: 'ejCk326UnaZWKisg', hashIv: 'q9jcZX8Ib9LM8wYk' },
};

/** A firm that issues its invoices with a stand-in for ECPay, which checks what its documentation forbids. */
export interface EinvoiceScene extends EinvoiceWorld {
  readonly standIn: EcpayInvoiceStandIn;
  /** Kind, state and dollars of each document of an order. */
  brief(orderId: string): Promise<[string, string, number][]>;
  /** The order's invoices as the provider has them. */
  stood(orderId: string): Promise<StoodInvoice[]>;
  cancel(orderId: string): Promise<unknown>;
  /** The shop gives a part of a paid order back. */
  giveDollarsBack(orderId: string, dollars: number): Promise<void>;
  /** Lets the order's invoices be more than two months old, here and there. */
  longAgo(orderId: string): Promise<void>;
  /** Between two tests. */
  calm(): Promise<void>;
  stop(): Promise<void>;
}

export async function openEinvoiceScene(): Promise<EinvoiceScene> {
  const standIn = await startEcpayInvoices();
  for (const code of ['/ABC+123', '168001']) standIn.known.add(code);
  const at = await openEinvoiceWorld({ ECPAY_INVOICE_URL: standIn.url }, ecpayAccount);
  const stood = async (orderId: string) => {
    const references = new Set((await at.rows(orderId)).map(({ reference }) => reference));
    return [...standIn.invoices].flatMap(([no, invoice]) => (references.has(no) ? [invoice] : []));
  };
  return {
    ...{ ...at, standIn, stood },
    brief: async (orderId) =>
      (await at.rows(orderId)).map(({ kind, state, amount }) => [kind, state, amount]),
    cancel: (orderId) => at.owner.client.call('cancelOrderForMember', { orderId, why: '不出貨' }),
    giveDollarsBack: (orderId, dollars) =>
      at.pay.transact(async (tx) => {
        const order = await lockOrder(tx, orderId);
        if (order === undefined) throw new Error('no order');
        await giveBack(tx, at.pay.system, { order }, dollars * 100);
      }),
    longAgo: async (orderId) => {
      const rows = await at.world.sql<{ number: string; day: string }>(
        `update einvoices set issued_at = issued_at - interval '70 days' where order_id = $1 and kind = 'invoice'
         returning number, to_char(issued_at at time zone 'Asia/Taipei', 'YYYY-MM-DD') as day`,
        [orderId],
      );
      for (const invoice of await stood(orderId)) {
        const day = rows.find(({ number }) => number === invoice.number)?.day;
        Object.assign(invoice, { date: `${day} 10:00:00` });
      }
    },
    calm: async () => {
      standIn.trouble = null;
      standIn.refuseNext = null;
      await at.taxed();
    },
    stop: async () => {
      await at.world.stop();
      await standIn.stop();
    },
  };
}
