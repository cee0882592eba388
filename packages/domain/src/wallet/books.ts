import { keysOf } from '../records.ts';
/** The accounts of the books, grouped as people ask about them. */
export const bookGroups = {
  /** What members own. */
  members: ['memberBalance', 'memberHeld', 'memberEarnings'],
  /** Where the money lies: it comes in and leaves there. */
  places: ['cardClearing', 'bank', 'cash'],
  /** What the shop has earned, and what it has given away. */
  shop: ['revenue', 'fees', 'promotion', 'adjustments', 'compensations'],
} as const;
export type BookGroup = keyof typeof bookGroups;
export type LedgerAccountKind = (typeof bookGroups)[BookGroup][number];

export const bookGroupNames = keysOf(bookGroups);
export const ledgerAccountKinds: readonly LedgerAccountKind[] = Object.values(bookGroups).flat();

/** What moved on the accounts of one kind. Amounts in minor units. */
export interface Turnover {
  readonly kind: LedgerAccountKind;
  readonly creditMinor: number;
  readonly debitMinor: number;
  /** Entries: a transfer has two. */
  readonly count: number;
}

/** The accounts of one kind over some time: `opening + in − out = closing`. Amounts in minor units. */
export interface BookLine {
  readonly kind: LedgerAccountKind;
  readonly openingMinor: number;
  readonly inMinor: number;
  readonly outMinor: number;
  readonly closingMinor: number;
  readonly count: number;
}

const untouched = (kind: LedgerAccountKind): BookLine => ({
  kind,
  openingMinor: 0,
  inMinor: 0,
  outMinor: 0,
  closingMinor: 0,
  count: 0,
});

/**
 * The lines of all accounts as the ledger carries them, where credits come in: an account that was never touched stands
 * at 0. The closings of all accounts add up to 0.
 */
export function bookLines(
  openings: ReadonlyMap<LedgerAccountKind, number>,
  turnovers: readonly Turnover[],
): BookLine[] {
  return ledgerAccountKinds.map((kind) => {
    const moved = turnovers.find((one) => one.kind === kind);
    const [openingMinor, inMinor, outMinor] = [
      openings.get(kind) ?? 0,
      moved?.creditMinor ?? 0,
      moved?.debitMinor ?? 0,
    ];
    const closingMinor = openingMinor + inMinor - outMinor;
    return { kind, openingMinor, inMinor, outMinor, closingMinor, count: moved?.count ?? 0 };
  });
}

export function closings(lines: readonly BookLine[]): Map<LedgerAccountKind, number> {
  return new Map(lines.map(({ kind, closingMinor }) => [kind, closingMinor]));
}

export function closingSum(lines: readonly BookLine[]): number {
  return lines.reduce((sum, { closingMinor }) => sum + closingMinor, 0);
}

/** How many transfers the lines tell of: each has an entry on two accounts. */
export function transferCount(lines: readonly { readonly count: number }[]): number {
  return lines.reduce((sum, { count }) => sum + count, 0) / 2;
}

const grownByDebits: ReadonlySet<LedgerAccountKind> = new Set([
  ...bookGroups.places,
  'promotion',
  'adjustments',
  'compensations',
]);

/** Whether a debit adds to what people count on the account. */
export function growsByDebits(kind: LedgerAccountKind): boolean {
  return grownByDebits.has(kind);
}

/**
 * A line as people count it. Money enters the books from the places outside, which the ledger therefore carries below
 * zero, as it carries what the shop gave away: a clerk counts what has come in there, and what was given.
 */
export function asCounted(line: BookLine): BookLine {
  if (!growsByDebits(line.kind)) return line;
  return {
    ...line,
    openingMinor: 0 - line.openingMinor,
    inMinor: line.outMinor,
    outMinor: line.inMinor,
    closingMinor: 0 - line.closingMinor,
  };
}

/**
 * Whether two sets of lines say the same of every account. A day that was closed before there was such an account has no
 * line of it: nothing had ever moved there.
 */
export function sameLines(some: readonly BookLine[], others: readonly BookLine[]): boolean {
  return ledgerAccountKinds.every((kind) => {
    const lineOf = (lines: readonly BookLine[]) =>
      lines.find((line) => line.kind === kind) ?? untouched(kind);
    const [one, other] = [lineOf(some), lineOf(others)];
    return (
      one.openingMinor === other.openingMinor &&
      one.inMinor === other.inMinor &&
      one.outMinor === other.outMinor &&
      one.closingMinor === other.closingMinor &&
      one.count === other.count
    );
  });
}

/** Rows of one exported table. A spreadsheet is made whole; CSV is made in parts, one call each. */
export const maxExportRows = { csv: 100_000, xlsx: 10_000 } as const;
export const exportPartRows = 5_000;
