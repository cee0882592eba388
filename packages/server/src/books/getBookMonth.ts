import { isDeepStrictEqual } from 'node:util';
import type { Handler } from '../platform/handler.ts';
import { extendStatementTimeout } from './check.store.ts';
import { journalTermsOfOpenMonth, monthTimeRange } from './journal.ts';
import { countTransfersBetween, findMonthClose, monthSums } from './months.store.ts';

export const getBookMonth: Handler<'getBookMonth'> = async (tx, actor, { month }) => {
  await extendStatementTimeout(tx);
  const close = await findMonthClose(tx, month);
  const terms = close?.terms ?? (await journalTermsOfOpenMonth(tx, actor));
  const span = monthTimeRange(month, terms.timeZone);
  const [sums, transferCount] = await Promise.all([monthSums(tx, span), countTransfersBetween(tx, span)]);
  const all = (side: 'debitMinor' | 'creditMinor') => sums.reduce((sum, one) => sum + one[side], 0);
  return {
    month,
    currency: terms.currency,
    accounts: sums.map((sum) => ({ ...sum, ...terms.accounts[sum.kind] })),
    debitMinor: all('debitMinor'),
    creditMinor: all('creditMinor'),
    transferCount,
    closed: close ? { by: close.closerName, at: close.closedAt } : null,
    matches:
      close === undefined ||
      (close.transferCount === transferCount && isDeepStrictEqual(close.accounts, sums)),
  };
};
