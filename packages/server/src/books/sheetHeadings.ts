import { consoleWords, sheetWords } from '@crossdock/contract/books/words.ts';
import { sheetWords as orderWords } from '@crossdock/contract/orders/words.ts';
import { words as payments } from '@crossdock/contract/payments/words.ts';
import { words as wallet } from '@crossdock/contract/wallet/words.ts';
import type { Lang, Texts } from '@crossdock/contract/wire/values.ts';

const words = { ...consoleWords, ...wallet };

/** The name of an account or a movement in the reader's language. */
export const bookkeepingTerm = (lang: Lang, key: keyof typeof words): string => words[key][lang];

export const transferSheetHeadings: readonly Texts[] = [
  sheetWords['books.sheet.at'],
  sheetWords['books.sheet.number'],
  sheetWords['books.sheet.from'],
  sheetWords['books.sheet.to'],
  payments['payments.amount'],
  sheetWords['books.sheet.currency'],
  consoleWords['books.kind'],
  orderWords['orders.sheet.number'],
  sheetWords['books.sheet.member'],
  sheetWords['books.sheet.memo'],
  consoleWords['books.by'],
];

export const daySheetHeadings: readonly Texts[] = [
  consoleWords['books.day'],
  sheetWords['books.sheet.account'],
  consoleWords['books.opening'],
  consoleWords['books.in'],
  consoleWords['books.out'],
  consoleWords['books.closing'],
  sheetWords['books.sheet.currency'],
  consoleWords['books.entries'],
  consoleWords['books.day.closedBy'],
];
