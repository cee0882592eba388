import type { Minor } from '../money.ts';
import { parseAmount } from '../wallet/amount.ts';

export interface AmountAndDay {
  readonly amountMinor: Minor;
  /** `YYYY-MM-DD`; undefined if only an amount was written. */
  readonly day: string | undefined;
}

/** Signs and words that people write before or after an amount, besides the currency's code. */
const currencySigns = /^(?:NT\$|HK\$|US\$|RM|[$฿¥])\s*|\s*(?:元|บาท)$/giu;
const wholeDay = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const dayOfYear = /^(\d{1,2})[-/](\d{1,2})$|^(\d{1,2})月(\d{1,2})日$/;

/**
 * Reads what a clerk types from a bank's page: an amount in major units, and perhaps a day before or after it. A day without a
 * year is the last such day. Undefined if the text is anything else. Never guesses a currency.
 * @example parseAmountAndDay('$1,280 11/24', 'TWD', '2026-11-27') // → { amountMinor: 128000, day: '2026-11-24' }
 */
export function parseAmountAndDay(text: string, currency: string, today: string): AmountAndDay | undefined {
  const words = text.normalize('NFKC').trim().split(/\s+/);
  const days = words.map((word) => readDay(word, today));
  const at = days.findIndex((day) => day !== undefined);
  const written = words.filter((_, index) => index !== at).join(' ');
  const bare = written
    .replace(new RegExp(`^${currency}\\s*|\\s*${currency}$`, 'i'), '')
    .replace(currencySigns, '');
  const parsed = parseAmount(bare, currency);
  if (!('amountMinor' in parsed) || parsed.amountMinor === 0) return undefined;
  return { amountMinor: parsed.amountMinor, day: days[at] };
}

function readDay(word: string, today: string): string | undefined {
  const [, year, month, day] = wholeDay.exec(word) ?? [];
  if (year) return dateOf(year, month, day);
  const [, m1, d1, m2, d2] = dayOfYear.exec(word) ?? [];
  const thisYear = Number(today.slice(0, 4));
  const dated = dateOf(String(thisYear), m1 ?? m2, d1 ?? d2);
  return dated !== undefined && dated > today ? dateOf(String(thisYear - 1), m1 ?? m2, d1 ?? d2) : dated;
}

function dateOf(year: string, month: string | undefined, day: string | undefined): string | undefined {
  if (month === undefined || day === undefined) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(time.getTime()) || !time.toISOString().startsWith(date) ? undefined : date;
}
