import { refuse } from '@crossdock/contract/refusals.ts';
import { amountWithSign } from '@crossdock/domain/receipts/documents.ts';
import { findMember, lockMember } from '../members/store.ts';
import type { Tx } from '../platform/db.ts';
import { periodOfMonth } from '../platform/requestedPeriod.ts';
import type { Shop } from '../platform/shop.ts';
import { addReceipt, findStatement, receiptsOfMember } from '../receipts/store.ts';
import { endedStatementMonths, receiptOf } from '../receipts/view.ts';
import { receiptHeader, shopYear } from './issue.ts';

/** A member's statement of an ended month: the stored one, or a new one. */
export async function statementOf(tx: Tx, shop: Shop, memberId: string, month: string) {
  if ((await findMember(tx, memberId)) === undefined) return refuse('row.notFound');
  // The member is locked, so that two calls at once write only one statement.
  await lockMember(tx, memberId);
  const known = await findStatement(tx, memberId, month);
  if (known) return receiptOf(known);
  if (!shop.settings.receipts.offered) return refuse('receipt.notOffered');
  if (!endedStatementMonths(tx.now, shop).includes(month)) return refuse('receipt.monthRuns', {}, 'month');
  const receipts = await receiptsOfMember(tx, memberId, periodOfMonth(month, shop));
  if (receipts.length === 0) return refuse('receipt.nothing', {}, 'month');
  const rows = receipts.map(({ facts, ...row }) => ({
    ...{ number: row.number, orderNumber: facts.orderNumber ?? '', issuedAt: row.issuedAt },
    ...{ amountMinor: amountWithSign(row), currency: row.currency },
  }));
  const sum = rows.reduce((all, row) => (row.currency === shop.currency ? all + row.amountMinor : all), 0);
  await addReceipt(tx, {
    ...{ kind: 'statement', year: shopYear(tx.now, shop), memberId, orderId: null, month },
    ...{ amountMinor: sum, currency: shop.currency },
    facts: { ...(await receiptHeader(tx, shop, memberId)), rows },
  });
  const made = await findStatement(tx, memberId, month);
  if (made === undefined) throw new Error('the statement is not there');
  return receiptOf(made);
}
