import { hasEinvoices } from '@crossdock/contract/einvoices/providerKinds.ts';
import type { EinvoiceBuyer } from '@crossdock/domain/einvoices/choices.ts';
import type { EinvoiceEvent, EinvoiceKind, EinvoiceState } from '@crossdock/domain/einvoices/documents.ts';
import type { Sale } from '@crossdock/domain/einvoices/sales.ts';
import {
  type EinvoiceItem,
  einvoiceItems,
  includedTaxOf,
  type SaleLine,
  taxSums,
} from '@crossdock/domain/einvoices/taxes.ts';
import { toMinor } from '@crossdock/domain/money.ts';
import { toSaleColumns } from '@crossdock/server/einvoices/sales.store.ts';
import { insertRows } from '@crossdock/server/platform/bulk.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import { db } from '@crossdock/server/platform/query.ts';
import { shopJoin } from '@crossdock/server/platform/shopJoin.ts';
import type { DemoSetContext } from './base.ts';
import { insertTables } from './insertTables.ts';
import { Random } from './random.ts';
import { ordersPaidSince } from './receipts.ts';
import { day, iso, minute } from './times.ts';

/** A sale: what was paid for, and who paid. */
interface Sold {
  readonly sale: Sale;
  readonly memberId: string;
  readonly paidAt: string;
  readonly lines: readonly SaleLine[];
  /** When the sale was refunded; null if it was not. */
  readonly backAt: string | null;
}

/**
 * E-invoices for payments of the last two months. Some were voided after a refund or have an allowance for it, and
 * the provider refused one twice. The account is off, because no provider answers here.
 */
export async function seedEinvoices(tx: Tx, of: DemoSetContext): Promise<void> {
  if (!hasEinvoices(of.shop.currency)) return;
  const random = new Random(56_000 + of.members.length);
  const accountId = random.idAt(of.now - 61 * day);
  await insertRows(tx, 'einvoiceAccounts', [
    {
      ...{ shopId: of.shopId, id: accountId, kind: 'ecpayInvoice', merchantId: '2000132', live: false },
      ...{ secretEnds: {}, activeSince: null, createdAt: iso(of.now - 61 * day) },
    },
  ]);
  const sold = await soldSince(tx, iso(of.now - 60 * day));
  const refused = sold.findLast(
    ({ sale, memberId }) => sale.kind === 'order' && memberId !== of.members[0]?.id,
  );
  const made = new Documents(random, of, accountId);
  for (const [place, one] of sold.entries()) made.add(one, place, one === refused);
  await insertTables(tx, {
    einvoices: made.rows,
    transitions: made.steps,
  });
}

class Documents {
  readonly rows: Record<string, unknown>[] = [];
  readonly steps: Record<string, unknown>[] = [];
  readonly #random: Random;
  readonly #of: DemoSetContext;
  readonly #accountId: string;

  constructor(random: Random, of: DemoSetContext, accountId: string) {
    this.#random = random;
    this.#of = of;
    this.#accountId = accountId;
  }

  add({ sale, memberId, paidAt, lines, backAt }: Sold, place: number, isRefused: boolean): void {
    const dollars = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0) / toMinor(1, 'TWD');
    const items = einvoiceItems(lines, Math.round(dollars), {});
    const buyer = this.#buyerOf(memberId, place, sale.kind === 'purchase' && backAt !== null);
    const common = { sale, memberId, buyer };
    const at = Date.parse(paidAt) + minute;
    if (isRefused) {
      const why = '2000028 無可用字軌';
      const id = this.#write({ ...common, kind: 'invoice', items, at, state: 'failed', why });
      this.#step(id, at, [['plan'], ['refuse', why], ['retry'], ['refuse', why]]);
      return;
    }
    const number = `HJ${String(31_450_000 + this.rows.length)}`;
    const issued = { ...common, items, at, number, issuedAt: iso(at + minute) };
    if (backAt === null || buyer.kind === 'donation') {
      const ofId = this.#write({ ...issued, kind: 'invoice', state: 'issued' });
      this.#step(ofId, at, [['plan'], ['issue']]);
      if (backAt !== null) this.#allow(common, ofId, Date.parse(backAt) + minute, items);
      return;
    }
    const voidedAt = iso(Date.parse(backAt) + minute);
    const id = this.#write({ ...issued, kind: 'invoice', state: 'voided', voidedAt });
    this.#step(id, at, [['plan'], ['issue'], ['takeBack'], ['void']]);
  }

  /** Issues an allowance instead of voiding the invoice, because donated invoices are not voided. */
  #allow(common: Common, ofId: string, at: number, items: readonly EinvoiceItem[]): void {
    const { taxable: dollars } = taxSums(items);
    const number = `${iso(at).slice(0, 10).replaceAll('-', '')}31450001`;
    const id = this.#write({
      ...{ ...common, kind: 'allowance', ofId, at, state: 'issued', number, issuedAt: iso(at + minute) },
      items: [{ kind: 'givenBack', tax: 'taxable', dollars }],
    });
    this.#step(id, at, [['plan'], ['issue']]);
  }

  #write({ sale, at, items, ...document }: Written): string {
    const id = this.#random.idAt(at);
    const sums = taxSums(items);
    const minor = (dollars: number) => toMinor(dollars, 'TWD');
    this.rows.push({
      ...{ shopId: this.#of.shopId, id, accountId: this.#accountId, createdAt: iso(at), items },
      ...{ ofId: null, number: '', randomCode: '', why: '', issuedAt: null, voidedAt: null },
      ...{ orderId: null, purchaseId: null, serviceTaskId: null, pickupTaskId: null, problemId: null },
      ...toSaleColumns(sale),
      ...document,
      ...(document.kind === 'invoice' && document.number ? { randomCode: this.#random.digits(4) } : {}),
      reference: `DEMO${this.rows.length + 1}`,
      amountMinor: minor(sums.taxable + sums.zero + sums.exempt),
      ...{ taxableMinor: minor(sums.taxable), zeroMinor: minor(sums.zero), exemptMinor: minor(sums.exempt) },
      ...{ taxMinor: minor(includedTaxOf(sums.taxable)), tries: 0, dueAt: null },
    });
    return id;
  }

  #step(id: string, at: number, events: readonly (readonly [EinvoiceEvent | 'plan', why?: string])[]): void {
    let fromState: EinvoiceState | null = null;
    for (const [place, [event, why = '']] of events.entries()) {
      const ms = at + place * minute;
      const toState = statesAfter[event];
      this.steps.push({
        ...{
          shopId: this.#of.shopId,
          id: this.#random.idAt(ms),
          noun: 'einvoice',
          subjectId: id,
          event,
          why,
        },
        ...{ fromState, toState, at: iso(ms), memberId: null },
        staffId: event === 'retry' ? this.#of.staffIds.finance : null,
      });
      fromState = toState;
    }
  }

  #buyerOf(memberId: string, place: number, isDonated: boolean): EinvoiceBuyer {
    const member = this.#of.members.find(({ id }) => id === memberId);
    const who = { name: member?.name ?? '', email: String(member?.row.email ?? ''), phone: '' };
    const none = { title: '', address: '', ...who };
    if (isDonated) return { ...none, kind: 'donation', code: '168001' };
    if (place % 9 === 4)
      return {
        ...none,
        kind: 'company',
        code: '97025978',
        title: '福爾摩沙選物',
        address: '臺北市信義路 1 號',
      };
    return place % 3 === 1
      ? { ...none, kind: 'mobile', code: '/ABC+123' }
      : { ...none, kind: 'email', code: '' };
  }
}

const statesAfter: Readonly<Record<EinvoiceEvent | 'plan', EinvoiceState>> = {
  ...{ plan: 'waiting', issue: 'issued', refuse: 'failed', retry: 'waiting', drop: 'dropped' },
  ...{ takeBack: 'voiding', void: 'voided', keep: 'issued' },
};

interface Common {
  readonly sale: Sale;
  readonly memberId: string;
  readonly buyer: EinvoiceBuyer;
}

interface Written extends Common {
  readonly kind: EinvoiceKind;
  readonly ofId?: string;
  readonly state: EinvoiceState;
  readonly at: number;
  readonly items: readonly EinvoiceItem[];
  readonly number?: string;
  readonly why?: string;
  readonly issuedAt?: string;
  readonly voidedAt?: string;
}

/** All payments since this time, in the order of their time. */
async function soldSince(tx: Tx, since: string): Promise<Sold[]> {
  const orders = (await ordersPaidSince(tx, since)).map(
    ({ id, memberId, paidAt, lines }): Sold => ({
      sale: { kind: 'order', id },
      memberId,
      paidAt,
      lines,
      backAt: null,
    }),
  );
  const all = [
    ...orders,
    ...(await purchasesSince(tx, since)),
    ...(await servicesSince(tx, since)),
    ...(await pickupsSince(tx, since)),
  ];
  return all.toSorted((one, other) => (one.paidAt < other.paidAt ? -1 : 1));
}

async function purchasesSince(tx: Tx, since: string): Promise<Sold[]> {
  const rows = await tx.all(
    db
      .selectFrom('purchases')
      .innerJoin('purchaseLines as line', shopJoin('line.purchaseId', 'purchases.id'))
      .select([
        'purchases.id',
        'memberId',
        'paidAt',
        'endedAt',
        'line.name',
        'line.quantity',
        'line.priceMinor',
      ])
      .where('purchases.shopId', '=', tx.shopId)
      .where('paidAt', '>=', since)
      .orderBy('paidAt'),
  );
  return rows.map(({ id, memberId, paidAt, endedAt, name, quantity, priceMinor }) => {
    const title = quantity === 1 ? name.tw : `${name.tw} ×${quantity}`;
    const line: SaleLine = { kind: 'goods', name: title, amountMinor: priceMinor * quantity };
    return {
      sale: { kind: 'purchase', id },
      memberId,
      paidAt: paidAt ?? since,
      lines: [line],
      backAt: endedAt,
    };
  });
}

async function servicesSince(tx: Tx, since: string): Promise<Sold[]> {
  const rows = await tx.all(
    db
      .selectFrom('serviceTasks as task')
      .innerJoin('services', shopJoin('services.id', 'task.serviceId'))
      .select(['task.id', 'memberId', 'task.createdAt', 'endedAt', 'state', 'amountMinor', 'services.tw'])
      .where('task.shopId', '=', tx.shopId)
      .where('payer', '=', 'balance')
      .where('amountMinor', '>', 0)
      .where('task.createdAt', '>=', since)
      .orderBy('task.createdAt'),
  );
  return rows.map(({ id, memberId, createdAt, endedAt, state, amountMinor, tw }) => {
    const isBack = state === 'impossible' || state === 'cancelled';
    const lines: SaleLine[] = [{ kind: 'service', name: tw, amountMinor }];
    return {
      sale: { kind: 'service', id },
      memberId,
      paidAt: createdAt,
      lines,
      backAt: isBack ? endedAt : null,
    };
  });
}

async function pickupsSince(tx: Tx, since: string): Promise<Sold[]> {
  const rows = await tx.all(
    db
      .selectFrom('pickupTasks')
      .select(['id', 'memberId', 'createdAt', 'endedAt', 'state', 'amountMinor'])
      .where('shopId', '=', tx.shopId)
      .where('amountMinor', '>', 0)
      .where('createdAt', '>=', since)
      .orderBy('createdAt'),
  );
  return rows.map(({ id, memberId, createdAt, endedAt, state, amountMinor }) => {
    const isBack = state === 'failed' || state === 'cancelled';
    const lines: SaleLine[] = [{ kind: 'pickup', amountMinor }];
    return {
      sale: { kind: 'pickup', id },
      memberId,
      paidAt: createdAt,
      lines,
      backAt: isBack ? endedAt : null,
    };
  });
}
