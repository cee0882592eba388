import { amountWithSign, type ReceiptLine, receiptNumber } from '@crossdock/domain/receipts/documents.ts';
import { monthAt } from '@crossdock/domain/shops/wallClock.ts';
import { insertRows } from '@crossdock/server/platform/bulk.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import { db } from '@crossdock/server/platform/query.ts';
import { shopCondition } from '@crossdock/server/platform/shopCondition.ts';
import { shopJoin } from '@crossdock/server/platform/shopJoin.ts';
import type { DemoSetContext } from './base.ts';
import { Random } from './random.ts';
import { day } from './times.ts';

/**
 * Inserts receipts of orders paid in the last two months, and the demo member's statement of the first of these months.
 */
export async function seedReceipts(tx: Tx, of: DemoSetContext): Promise<void> {
  const { receipts: seller } = of.shop.settings;
  if (seller === undefined) return;
  const random = new Random(48_000 + of.members.length);
  const orders = await ordersPaidSince(tx, new Date(of.now - 60 * day).toISOString());
  const { offered: _, ...head } = seller;
  const numbers = new Map<string, number>();
  const numbered = (kind: 'receipt' | 'statement', at: string) => {
    const year = Number(monthAt(at, of.shop.timeZone).slice(0, 4));
    const sequence = (numbers.get(`${kind} ${year}`) ?? 0) + 1;
    numbers.set(`${kind} ${year}`, sequence);
    return { kind, year, sequence, number: receiptNumber(kind, year, sequence) };
  };
  const base = { shopId: of.shopId, currency: of.shop.currency, month: null };
  const rows = orders.map(({ paidAt, lines, ...order }) => ({
    ...{ ...base, ...numbered('receipt', paidAt), id: random.idAt(Date.parse(paidAt)) },
    ...{ memberId: order.memberId, orderId: order.id, amountMinor: order.amountMinor, issuedAt: paidAt },
    facts: {
      ...{ ...head, timeZone: of.shop.timeZone, memberName: order.name, memberAccount: order.account },
      ...{ orderNumber: order.number, paidAt, method: order.method ?? '', lines },
    },
  }));
  const [one] = of.members;
  const month = monthAt(new Date(of.now - 31 * day).toISOString(), of.shop.timeZone);
  const own = rows.filter(
    ({ memberId, issuedAt }) => memberId === one?.id && monthAt(issuedAt, of.shop.timeZone) === month,
  );
  const issuedAt = new Date(of.now).toISOString();
  const statements = own.slice(0, 1).map(({ memberId, facts: { lines: _lines, ...facts } }) => ({
    ...{
      ...base,
      ...numbered('statement', issuedAt),
      id: random.idAt(of.now),
      memberId,
      orderId: null,
      month,
    },
    ...{ issuedAt, amountMinor: own.reduce((sum, row) => sum + amountWithSign(row), 0) },
    facts: {
      ...{ ...facts, orderNumber: undefined, paidAt: undefined, method: undefined },
      rows: own.map((row) => ({
        ...{ number: row.number, orderNumber: row.facts.orderNumber, issuedAt: row.issuedAt },
        ...{ amountMinor: amountWithSign(row), currency: row.currency },
      })),
    },
  }));
  await insertRows(tx, 'receipts', [...rows, ...statements]);
  const series = [...numbers].map(([name, last]) => {
    const [kind = '', year = ''] = name.split(' ');
    return { shopId: of.shopId, kind, year: Number(year), last };
  });
  await insertRows(tx, 'receiptSeries', series);
}

/** Orders that were paid and packed, with the lines of their bills, by time of payment. */
export async function ordersPaidSince(tx: Tx, since: string) {
  const orders = await tx.all(
    db
      .selectFrom('orders')
      .innerJoin('members', shopJoin('members.id', 'orders.memberId'))
      .select(['orders.id', 'orders.memberId', 'orders.number', 'paidAt', 'paidMinor', 'paymentFeeMinor'])
      .select(['paymentMethod as method', 'members.name', 'members.account', 'billTotalMinor'])
      .where('orders.shopId', '=', tx.shopId)
      .where('paymentState', '=', 'paid')
      .where('givenBackMinor', '=', 0)
      .where('paidAt', '>=', since)
      .orderBy('paidAt')
      .orderBy('orders.id'),
  );
  const lines = await tx.all(
    db
      .selectFrom('orderLines')
      .select(['orderId', 'kind', 'amountMinor'])
      .where(shopCondition(tx, { stage: 'bill' }))
      .orderBy('orderId')
      .orderBy('position'),
  );
  const ofOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  return orders.flatMap(({ paidAt, paidMinor, paymentFeeMinor: fee, billTotalMinor, ...order }) => {
    if (paidAt === null || billTotalMinor !== paidMinor) return [];
    const billed = (ofOrder.get(order.id) ?? []).map(
      ({ kind, amountMinor }): ReceiptLine => ({ kind, amountMinor }),
    );
    const paid: ReceiptLine[] = fee > 0 ? [{ kind: 'paymentFee', amountMinor: fee }] : [];
    return [{ ...order, paidAt, amountMinor: paidMinor + fee, lines: [...billed, ...paid] }];
  });
}
