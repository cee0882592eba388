import type { PaymentMethodCode } from '@crossdock/contract/payments/methods.ts';
import type { PaymentState } from '@crossdock/domain/payments/states.ts';
import { readSearch } from '@crossdock/domain/searchText.ts';
import type { Tx } from '../platform/db.ts';
import { filteredBy, type ListFilters } from '../platform/filteredBy.ts';
import { firstIdAt } from '../platform/ids.ts';
import { memberIdsMatching } from '../platform/memberSearch.ts';
import { maxTotal, type Paging, pageOf } from '../platform/paging.ts';
import { type RequestedPeriod, rowsCreatedInPeriod } from '../platform/requestedPeriod.ts';
import { findRow, fromShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { paymentRows } from './store.ts';

export type PaymentFilters = Paging &
  ListFilters<{
    state: PaymentState;
    method: PaymentMethodCode;
    purpose: 'order' | 'recharge' | 'purchase';
    memberId: string;
    orderId: string;
    made: RequestedPeriod;
    words: string;
    sort: 'created' | 'amount';
    order: 'asc' | 'desc';
  }>;

/**
 * The shop's payments, newest first. `words` match a whole order number, a provider's reference, the last
 * digits of the paying account, or the member.
 */
export async function listPayments(tx: Tx, filters: PaymentFilters) {
  let rows = paymentRows(tx)
    .innerJoin('members', shopJoin('members.id', 'payments.memberId'))
    .select(['members.account', 'members.name as memberName'])
    .orderBy(filters.sort === 'amount' ? 'payments.amountMinor' : 'payments.id', filters.order ?? 'desc')
    .orderBy('payments.id', 'desc');
  rows = filteredBy(rows, 'payments', {
    state: filters.state,
    method: filters.method,
    purpose: filters.purpose,
    memberId: filters.memberId,
    orderId: filters.orderId,
  });
  rows = rowsCreatedInPeriod(rows, 'payments.id', filters.made);
  const named = filters.words ? await namedBy(tx, filters.words) : undefined;
  if (named) rows = rows.where(named.column, 'in', [...named.values]);
  return pageOf(tx, rows, filters);
}

/**
 * Finds out first what the words name: an order, members, or an account's last digits. Each of these searches has its
 * own index; a combined condition could use none.
 */
async function namedBy(tx: Tx, words: string) {
  const [order, members, ending] = await Promise.all([
    findRow(tx, 'orders', { number: readSearch(words).number }, ['id']),
    tx.all(memberIdsMatching(tx, words).limit(maxTotal)),
    /^(\d{3,7} )?\d{4,6}$/.test(words) ? paidFrom(tx, words) : [],
  ]);
  if (order) return { column: 'payments.orderId', values: [order.id] } as const;
  if (members.length > 0)
    return { column: 'payments.memberId', values: members.map(({ id }) => id) } as const;
  if (ending.length > 0) return { column: 'payments.id', values: ending.map(({ id }) => id) } as const;
  return { column: 'payments.providerReference', values: [words] } as const;
}

/** The newest payments from accounts or cards that end with these digits. The bank's code may be omitted. */
function paidFrom(tx: Tx, words: string) {
  return tx.all(
    fromShop(tx, 'payments')
      .select('id')
      .where('payerEnding', '<>', '')
      .where((eb) =>
        eb.or([eb('payerEnding', '=', words), eb('payerEnding', 'like', `% ${words.replaceAll(/\D/g, '')}`)]),
      )
      .orderBy('id', 'desc')
      .limit(maxTotal),
  );
}

interface Span {
  readonly from: string;
  readonly until: string;
}

/** The newest payments of exactly this amount, optionally started within a period. */
export function paymentsOfAmount(tx: Tx, amountMinor: number, span: Span | undefined, limit: number) {
  let rows = paymentRows(tx)
    .innerJoin('members', shopJoin('members.id', 'payments.memberId'))
    .select('members.name as memberName')
    .where('payments.amountMinor', '=', amountMinor)
    .orderBy('payments.id', 'desc')
    .limit(limit);
  if (span)
    rows = rows
      .where('payments.id', '>=', firstIdAt(Date.parse(span.from)))
      .where('payments.id', '<', firstIdAt(Date.parse(span.until)));
  return tx.all(rows);
}
