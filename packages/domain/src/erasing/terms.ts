/** How long a request to delete an account rests before it is carried out. */
export const erasureTerms = {
  /** Until then a login, the link in the mail or staff can cancel it. */
  graceDays: 14,
  /** The earliest next look at a request that something blocks at the end of its days. */
  lookAgainHours: 24,
  /** Work of before may still write a file that it has read: its rows are looked for this long after. */
  restsMinutes: 10,
  /** The most years that a shop can keep documents. */
  keptAtMostYears: 30,
} as const;

/** What a document is kept for. */
export type KeptFor = 'books' | 'customs';

interface Law {
  readonly years: number;
  readonly law: string;
}

/**
 * How long the law of a country wants documents kept, counted from the end of their calendar year. Books of account are
 * kept longer in Taiwan (ten years); ours name nobody once their documents are cleared, and stay for good.
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
} as const satisfies Readonly<Record<string, Readonly<Record<KeptFor, Law>>>>;

type Home = keyof typeof keptYearsByLaw;

const homes: Readonly<Record<string, Home>> = { TWD: 'TW', THB: 'TH', MYR: 'MY', HKD: 'HK' };

/** What a shop has set: more years than the law wants. */
export interface ErasureSettings {
  /** 0: as long as the law wants. */
  readonly keepYears: number;
}

export const usualErasures: ErasureSettings = { keepYears: 0 };

/**
 * The years that a shop keeps documents: those of the law where its money is from, or more if the shop has set more.
 * Never fewer than the law's; for other currencies the longest of all.
 * @example keptYears('TWD', { keepYears: 3 }) // → { books: 5, customs: 5 }
 * @example keptYears('HKD', { keepYears: 10 }) // → { books: 10, customs: 10 }
 * @example keptYears('EUR', { keepYears: 0 }) // → { books: 7, customs: 7 }
 */
export function keptYears(currency: string, { keepYears }: ErasureSettings): Record<KeptFor, number> {
  const home = homes[currency];
  const laws = home === undefined ? Object.values(keptYearsByLaw) : [keptYearsByLaw[home]];
  const most = (kind: KeptFor) => Math.max(keepYears, ...laws.map((law) => law[kind].years));
  return { books: most('books'), customs: most('customs') };
}

/**
 * The first moment whose documents are still kept: those of earlier calendar years are not.
 * @example keptFrom('2026-11-20T08:00:00.000Z', 5) // → '2021-01-01T00:00:00.000Z'
 */
export const keptFrom = (now: string, years: number): string =>
  new Date(Date.UTC(new Date(now).getUTCFullYear() - years, 0, 1)).toISOString();

/**
 * When a document need no longer be kept: after the end of its year and the years on it.
 * @example keptUntil('2026-11-20T08:00:00.000Z', 5) // → '2032-01-01T00:00:00.000Z'
 */
export const keptUntil = (at: string, years: number): string =>
  new Date(Date.UTC(new Date(at).getUTCFullYear() + years + 1, 0, 1)).toISOString();
