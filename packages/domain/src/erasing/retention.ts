/** How long we wait before we carry out a request to delete an account. */
export const erasureLimits = {
  /**
   * Days until the deletion, in which the request can be cancelled by logging in, by the link in the email, or by
   * staff.
   */
  graceDays: 14,
  /** The shortest time until the next try, if something blocks a due deletion. */
  lookAgainHours: 24,
  /**
   * How long we wait before we look for leftover files. A job that read a row before the deletion may still write
   * one.
   */
  restsMinutes: 10,
  /** The most years that a shop can keep documents. */
  keptAtMostYears: 30,
} as const;

/** The reason why a document is kept. */
export type RetentionReason = 'books' | 'customs';

interface Law {
  readonly years: number;
  readonly law: string;
}

/**
 * How many years the law of a country requires documents to be kept, counted from the end of their calendar year.
 * Books of account must be kept longer in Taiwan (ten years); our books name nobody once their documents are cleared,
 * and are kept for good.
 */
const keptYearsByLaw = {
  TW: {
    books: { years: 5, law: 'Business Entity Accounting Act 商業會計法, article 38 (vouchers)' },
    customs: {
      years: 5,
      law: 'Regulations Governing Accounting Books and Vouchers 稅捐稽徵機關管理營利事業會計帳簿憑證辦法, article 27',
    },
  },
  TH: {
    books: { years: 5, law: 'Accounting Act B.E. 2543, section 14; Revenue Code, section 87/3' },
    customs: { years: 5, law: 'Customs Act: documents of imports and exports, five years' },
  },
  MY: {
    books: { years: 7, law: 'Companies Act 2016, section 245; Income Tax Act 1967, section 82' },
    customs: { years: 7, law: 'Customs Act 1967, section 100A' },
  },
  HK: {
    books: { years: 7, law: 'Inland Revenue Ordinance (Cap. 112), section 51C' },
    customs: { years: 7, law: 'Inland Revenue Ordinance (Cap. 112), section 51C: records of transactions' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<RetentionReason, Law>>>>;

type Home = keyof typeof keptYearsByLaw;

const homes: Readonly<Record<string, Home>> = { TWD: 'TW', THB: 'TH', MYR: 'MY', HKD: 'HK' };

/** A shop's own setting: more years than the law requires. */
export interface ErasureSettings {
  /** 0 means as long as the law requires. */
  readonly keepYears: number;
}

export const defaultErasureSettings: ErasureSettings = { keepYears: 0 };

/**
 * How many years a shop keeps documents: the years that the law of its currency's country requires, or more if the
 * shop has set more. For other currencies, the law's longest period of all countries is used.
 * @example retentionYears('TWD', { keepYears: 3 }) // → { books: 5, customs: 5 }
 * @example retentionYears('HKD', { keepYears: 10 }) // → { books: 10, customs: 10 }
 * @example retentionYears('EUR', { keepYears: 0 }) // → { books: 7, customs: 7 }
 */
export function retentionYears(
  currency: string,
  { keepYears }: ErasureSettings,
): Record<RetentionReason, number> {
  const home = homes[currency];
  const laws = home === undefined ? Object.values(keptYearsByLaw) : [keptYearsByLaw[home]];
  const most = (kind: RetentionReason) => Math.max(keepYears, ...laws.map((law) => law[kind].years));
  return { books: most('books'), customs: most('customs') };
}

/**
 * The start of the period whose documents are kept. Documents of earlier calendar years can go.
 * @example retentionStart('2026-11-20T08:00:00.000Z', 5) // → '2021-01-01T00:00:00.000Z'
 */
export const retentionStart = (now: string, years: number): string =>
  new Date(Date.UTC(new Date(now).getUTCFullYear() - years, 0, 1)).toISOString();

/**
 * The moment from which a document no longer has to be kept: the end of its calendar year plus the years.
 * @example retentionEnd('2026-11-20T08:00:00.000Z', 5) // → '2032-01-01T00:00:00.000Z'
 */
export const retentionEnd = (at: string, years: number): string =>
  new Date(Date.UTC(new Date(at).getUTCFullYear() + years + 1, 0, 1)).toISOString();
