import type { LedgerAccountKind } from './books.ts';
import { type DaySpan, dayAfter } from './days.ts';

/** The accountant's code and name of a ledger account. */
export interface AccountCode {
  readonly code: string;
  readonly name: string;
}

/**
 * The account codes of a new shop. Until the shop sets its own code and name for an account, the name is the
 * product's, in the reader's language.
 */
export const defaultAccountCodes: Readonly<Record<LedgerAccountKind, string>> = {
  cash: '1101',
  bank: '1102',
  cardClearing: '1103',
  chargebacks: '1104',
  memberBalance: '2101',
  memberHeld: '2102',
  memberEarnings: '2103',
  revenue: '4101',
  fees: '4102',
  promotion: '6101',
  compensations: '6102',
  adjustments: '6103',
  carrierFees: '6104',
  carrierDifferences: '6105',
  chargebackLosses: '6106',
  chargebackFees: '6107',
  openingBalances: '3101',
};

/**
 * The days of a month of the calendar, both ends included.
 * @example daysOfMonth('2026-02') // → { from: '2026-02-01', to: '2026-02-28' }
 */
export function daysOfMonth(month: string): DaySpan {
  const from = `${month}-01`;
  return { from, to: dayAfter(`${dayAfter(from, 31).slice(0, 7)}-01`, -1) };
}

/**
 * The months from one to another, newest first, at most `most`.
 * @example monthsBetween('2026-11', '2027-01', 2) // → ['2027-01', '2026-12']
 */
export function monthsBetween(first: string, last: string, most: number): string[] {
  const months: string[] = [];
  for (
    let month = last;
    month >= first && months.length < most;
    month = dayAfter(`${month}-01`, -1).slice(0, 7)
  )
    months.push(month);
  return months;
}

/** The texts of a month's export besides its entries. Stored when the month is closed. */
export interface JournalExportTexts {
  readonly timeZone: string;
  readonly currency: string;
  readonly heads: readonly string[];
  readonly total: string;
  readonly accounts: Readonly<Record<LedgerAccountKind, AccountCode>>;
  /** The names of the kinds of movement. */
  readonly kinds: Readonly<Record<string, string>>;
}

/** The movements of one month on the accounts of one kind. Amounts in minor units. */
export interface MonthTurnover {
  readonly kind: LedgerAccountKind;
  readonly debitMinor: number;
  readonly creditMinor: number;
}

/** How many transfers one part of a CSV has. Each is two lines. */
export const journalTransfersPerPart = 2_500;
/** The most transfers of a month in one export. */
export const maxJournalTransfers = { csv: 50_000, xlsx: 5_000 } as const;
