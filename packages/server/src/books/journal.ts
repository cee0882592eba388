import { consoleWords, sheetWords } from '@crossdock/contract/books/words.ts';
import { sheetWords as orderWords } from '@crossdock/contract/orders/words.ts';
import { wallClockAt } from '@crossdock/domain/shops/wallClock.ts';
import { amountText } from '@crossdock/domain/wallet/amount.ts';
import { ledgerAccountKinds } from '@crossdock/domain/wallet/books.ts';
import {
  daysOfMonth,
  defaultAccountCodes,
  type JournalExportTexts,
  type MonthTurnover,
} from '@crossdock/domain/wallet/months.ts';
import { transferKinds } from '@crossdock/domain/wallet/transfers.ts';
import type { Tx } from '../platform/db.ts';
import type { Staff } from '../platform/scope.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import type { JournalRow } from './months.store.ts';
import { bookkeepingTerm } from './sheetHeadings.ts';
import { timeRangeOf } from './span.ts';

/** The codes and texts for exporting an open month: the shop's codes, in the reader's language. */
export async function journalTermsOfOpenMonth(tx: Tx, { shop, lang }: Staff): Promise<JournalExportTexts> {
  const { accountCodes } = await currentSettings(tx);
  const accounts = ledgerAccountKinds.map((kind) => {
    const usual = { code: defaultAccountCodes[kind], name: bookkeepingTerm(lang, `books.account.${kind}`) };
    return [kind, accountCodes[kind] ?? usual];
  });
  const heads = [
    sheetWords['books.sheet.at'],
    sheetWords['books.sheet.number'],
    sheetWords['books.sheet.code'],
    sheetWords['books.sheet.account'],
    sheetWords['books.sheet.debit'],
    sheetWords['books.sheet.credit'],
    sheetWords['books.sheet.currency'],
    consoleWords['books.kind'],
    orderWords['orders.sheet.number'],
    sheetWords['books.sheet.memo'],
  ];
  return {
    timeZone: shop.timeZone,
    currency: shop.currency,
    heads: heads.map((head) => head[lang]),
    total: sheetWords['books.sheet.total'][lang],
    accounts: Object.fromEntries(accounts),
    kinds: Object.fromEntries(
      transferKinds.map((kind) => [kind, bookkeepingTerm(lang, `wallet.event.${kind}`)]),
    ),
  };
}

export const monthTimeRange = (month: string, timeZone: string) => timeRangeOf(daysOfMonth(month), timeZone);

/** The two lines of a transfer: the debit first. */
export function journalLines(row: JournalRow, terms: JournalExportTexts): string[][] {
  const amount = amountText(row.amountMinor, terms.currency);
  const line = (kind: JournalRow['debitKind'], debit: string, credit: string) => {
    const { code, name } = terms.accounts[kind];
    const at = wallClockAt(row.at, terms.timeZone).replace('T', ' ');
    const what = terms.kinds[row.kind] ?? row.kind;
    return [at, row.id, code, name, debit, credit, terms.currency, what, row.orderNumber ?? '', row.memo];
  };
  return [line(row.debitKind, amount, ''), line(row.creditKind, '', amount)];
}

/** The totals of each account and of all accounts; debits and credits are equal. */
export function journalTotalsLines(sums: readonly MonthTurnover[], terms: JournalExportTexts): string[][] {
  const line = (code: string, name: string, debitMinor: number, creditMinor: number) => {
    const amounts = [debitMinor, creditMinor].map((amount) => amountText(amount, terms.currency));
    return [terms.total, '', code, name, ...amounts, terms.currency, '', '', ''];
  };
  const all = (side: 'debitMinor' | 'creditMinor') => sums.reduce((sum, one) => sum + one[side], 0);
  return [
    ...sums.map(({ kind, debitMinor, creditMinor }) => {
      const { code, name } = terms.accounts[kind];
      return line(code, name, debitMinor, creditMinor);
    }),
    line('', '', all('debitMinor'), all('creditMinor')),
  ];
}
