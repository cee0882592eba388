import { isDeepStrictEqual } from 'node:util';
import type { Handler } from '../platform/handler.ts';
import { allowLongReading } from './check.store.ts';
import { monthInstants, openTerms } from './journal.ts';
import { countMonth, findMonthClose, monthSums } from './months.store.ts';

export const getBookMonth: Handler<'getBookMonth'> = async (tx, actor, { month }) => {
  await allowLongReading(tx);
  const close = await findMonthClose(tx, month);
  const terms = close?.terms ?? (await openTerms(tx, actor));
  const span = monthInstants(month, terms.timeZone);
  const [sums, transferCount] = await Promise.all([monthSums(tx, span), countMonth(tx, span)]);
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
