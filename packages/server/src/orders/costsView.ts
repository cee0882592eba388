import { explainDifference } from '@crossdock/domain/pricing/explain.ts';
import type { OrderLines } from './lines.store.ts';
import { dueMinor, type OrderRow } from './store.ts';

/** Quote and bill side by side, with what changed between them and why. */
export function orderCostsOf(
  order: Pick<
    OrderRow,
    'state' | 'quote_total_minor' | 'bill_total_minor' | 'paid_minor' | 'payment_fee_minor'
  >,
  { quote, bill, payment }: OrderLines,
) {
  return {
    quote: quote.map(lineOf),
    quoteTotalMinor: order.quote_total_minor,
    bill: bill.map(lineOf),
    billTotalMinor: order.bill_total_minor,
    differences: differencesOf(order, { quote, bill, payment }),
    paidMinor: order.paid_minor,
    payment: payment.map(lineOf),
    actualPaidMinor: order.paid_minor + order.payment_fee_minor,
    dueMinor: dueMinor(order),
  };
}

/** Nothing differs while there is no bill. */
export function differencesOf(order: Pick<OrderRow, 'bill_total_minor'>, { quote, bill }: OrderLines) {
  if (order.bill_total_minor === null) return [];
  return explainDifference(quote, bill).map((one) => ({
    ...one,
    why: one.why.map((number) => ({ ...number })),
  }));
}

function lineOf(line: OrderLines['quote'][number]) {
  return { ...line, reason: { rule: line.reason.rule, numbers: { ...line.reason.numbers } } };
}
