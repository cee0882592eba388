import { methodWords } from '@crossdock/contract/payments/methodWords.ts';
import { words as bankWords, consoleWords } from '@crossdock/contract/payments/words.ts';
import { words as quoteWords } from '@crossdock/contract/pricing/words.ts';
import { sheetWords, words } from '@crossdock/contract/receipts/words.ts';
import { moneyText } from '@crossdock/contract/wire/moneyText.ts';
import type { Lang, Texts } from '@crossdock/contract/wire/values.ts';
import { amountWithSign, type ReceiptLine } from '@crossdock/domain/receipts/documents.ts';
import type { ReceiptFacts } from '@crossdock/domain/receipts/facts.ts';
import { wallClockAt } from '@crossdock/domain/shops/wallClock.ts';
import type { PdfTable, PdfText } from '../platform/pdf.ts';
import type { ReceiptRow } from './store.ts';

const methods: Readonly<Record<string, Texts | undefined>> = {
  ...bankWords,
  ...consoleWords,
  ...methodWords,
};

/** The name of a payment method. A method that this version of the product does not know is shown by its code. */
const methodText = (code: string, lang: Lang): string => methods[`payments.method.${code}`]?.[lang] ?? code;

type SheetKey = keyof typeof sheetWords;
const say = (lang: Lang, key: SheetKey, name = '', value = ''): string =>
  sheetWords[key][lang].replace(`{${name}}`, value);

function lineText(kind: ReceiptLine['kind'], lang: Lang): string {
  if (kind === 'difference' || kind === 'givenBack') return sheetWords[`receipts.line.${kind}`][lang];
  return quoteWords[`quote.kind.${kind}`][lang];
}

/** The content of a document in one of the languages, made only of what was stored when it was written. */
export function receiptText(row: ReceiptRow, lang: Lang): PdfText {
  const { facts } = row;
  const { sellerName, sellerAddress, taxNumber, footer } = facts;
  const address = sellerAddress.split(/\r?\n/).filter((one) => one.trim() !== '');
  return {
    lang,
    title: words[`receipts.kind.${row.kind}`][lang],
    number: row.number,
    writtenAt: row.issuedAt,
    sender: [
      ...[sellerName, ...address],
      ...(taxNumber === '' ? [] : [say(lang, 'receipts.sheet.taxNumber', 'number', taxNumber)]),
    ],
    facts: factsOf(row, lang),
    table: row.kind === 'statement' ? statementTable(row, lang) : linesTable(row, lang),
    foot: footer,
  };
}

function factsOf({ facts, issuedAt, month }: ReceiptRow, lang: Lang): [string, string][] {
  const { memberName, memberAccount, orderNumber, paidAt, method, of } = facts;
  const day = (iso: string) => wallClockAt(iso, facts.timeZone).slice(0, 10);
  const member = memberName === '' ? memberAccount : `${memberName} (${memberAccount})`;
  const all: [SheetKey, string | undefined][] = [
    ['receipts.sheet.issuedAt', day(issuedAt)],
    ['receipts.sheet.month', month ?? undefined],
    ['receipts.sheet.member', member],
    ['receipts.sheet.of', of],
    ['receipts.sheet.order', orderNumber],
    ['receipts.sheet.paidAt', paidAt && day(paidAt)],
    ['receipts.sheet.method', method && methodText(method, lang)],
  ];
  return all.flatMap(([key, fact]) => (fact === undefined ? [] : [[say(lang, key), fact]]));
}

function linesTable(row: ReceiptRow, lang: Lang): PdfTable {
  const money = (amountMinor: number) => moneyText(amountMinor, row.currency, lang);
  return {
    head: [say(lang, 'receipts.sheet.item'), say(lang, 'receipts.sheet.amount')],
    widths: [3, 1],
    rows: (row.facts.lines ?? []).map(({ kind, amountMinor }) => [lineText(kind, lang), money(amountMinor)]),
    totals: [[totalText(lang, row.currency), money(amountWithSign(row))]],
  };
}

const totalText = (lang: Lang, currency: string) => say(lang, 'receipts.sheet.total', 'currency', currency);

function statementTable({ facts }: ReceiptRow, lang: Lang): PdfTable {
  const rows = facts.rows ?? [];
  return {
    head: (['issuedAt', 'number', 'order', 'amount'] as const).map((name) =>
      say(lang, `receipts.sheet.${name}`),
    ),
    widths: [2, 3, 3, 2],
    rows: rows.map(({ issuedAt, number, orderNumber, amountMinor, currency }) => [
      wallClockAt(issuedAt, facts.timeZone).slice(0, 10),
      ...[number, orderNumber, moneyText(amountMinor, currency, lang)],
    ]),
    totals: totalsOf(rows).map(([currency, sumMinor]) => [
      totalText(lang, currency),
      moneyText(sumMinor, currency, lang),
    ]),
  };
}

/** The sum in each currency. */
function totalsOf(rows: NonNullable<ReceiptFacts['rows']>): [string, number][] {
  const sums = new Map<string, number>();
  for (const { currency, amountMinor } of rows) sums.set(currency, (sums.get(currency) ?? 0) + amountMinor);
  return [...sums];
}
