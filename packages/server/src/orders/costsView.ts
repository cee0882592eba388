import { explainDifference } from '@crossdock/domain/pricing/explain.ts';
import type { OrderLines } from './lines.store.ts';
import { dueMinor, type OrderRow } from './store.ts';

/** Quote and bill side by side, with the changes and their reasons. */
export function orderCostsOf(
  order: Pick<
    OrderRow,
    | 'state'
    | 'quoteTotalMinor'
    | 'billTotalMinor'
    | 'paidMinor'
    | 'paymentFeeMinor'
    | 'givenBackMinor'
    | 'compensatedMinor'
  >,
  { quote, bill, payment }: OrderLines,
) {
  return {
    quote: quote.map(lineOf),
    quoteTotalMinor: order.quoteTotalMinor,
    bill: bill.map(lineOf),
    billTotalMinor: order.billTotalMinor,
    differences: differencesOf(order, { quote, bill, payment }),
    paidMinor: order.paidMinor,
    payment: payment.map(lineOf),
    actualPaidMinor: order.paidMinor + order.paymentFeeMinor,
    dueMinor: dueMinor(order),
    account: accountIn(order),
  };
}

/**
 * The row's `paidMinor` is the payment after refunds, so the refunds are added to get what the member originally
 * paid.
 */
function accountIn(row: Pick<OrderRow, 'paidMinor' | 'givenBackMinor' | 'compensatedMinor'>) {
  const { givenBackMinor, compensatedMinor } = row;
  return {
    paidMinor: row.paidMinor + givenBackMinor,
    givenBackMinor,
    compensatedMinor,
    keptMinor: row.paidMinor - compensatedMinor,
  };
}

/** The differences between quote and bill; empty while there is no bill. */
export function differencesOf(order: Pick<OrderRow, 'billTotalMinor'>, { quote, bill }: OrderLines) {
  if (order.billTotalMinor === null) return [];
  return explainDifference(quote, bill).map((one) => ({
    ...one,
    why: one.why.map((number) => ({ ...number })),
  }));
}

function lineOf(line: OrderLines['quote'][number]) {
  return { ...line, reason: { rule: line.reason.rule, numbers: { ...line.reason.numbers } } };
}
