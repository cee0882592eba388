import { keysOf } from '../records.ts';

/** Accounts for the shop's gifts, losses and opening balances. Debits increase all of them. */
const shopOutlays = [
  ...(['promotion', 'adjustments', 'compensations', 'carrierFees', 'carrierDifferences'] as const),
  ...(['chargebackLosses', 'chargebackFees', 'openingBalances'] as const),
] as const;

/** The accounts of the ledger, in the groups that the screens show. */
export const ledgerAccountGroups = {
  /** Money that members own. */
  members: ['memberBalance', 'memberHeld', 'memberEarnings'],
  /** Accounts through which money enters and leaves the books. */
  places: ['cardClearing', 'chargebacks', 'bank', 'cash'],
  /** The shop's earnings, gifts and losses. */
  shop: ['revenue', 'fees', ...shopOutlays],
} as const;
export type LedgerAccountGroup = keyof typeof ledgerAccountGroups;
export type LedgerAccountKind = (typeof ledgerAccountGroups)[LedgerAccountGroup][number];

export const ledgerAccountGroupNames = keysOf(ledgerAccountGroups);
export const ledgerAccountKinds: readonly LedgerAccountKind[] = Object.values(ledgerAccountGroups).flat();

/** The movements on the accounts of one kind. Amounts in minor units. */
export interface Turnover {
  readonly kind: LedgerAccountKind;
  readonly creditMinor: number;
  readonly debitMinor: number;
  /** The number of entries. A transfer has two. */
  readonly count: number;
}

/** The accounts of one kind over a period: `opening + in − out = closing`. Amounts in minor units. */
export interface LedgerAccountTotals {
  readonly kind: LedgerAccountKind;
  readonly openingMinor: number;
  readonly inMinor: number;
  readonly outMinor: number;
  readonly closingMinor: number;
  readonly count: number;
}

const untouched = (kind: LedgerAccountKind): LedgerAccountTotals => ({
  kind,
  openingMinor: 0,
  inMinor: 0,
  outMinor: 0,
  closingMinor: 0,
  count: 0,
});

/**
 * The totals of each account with the signs of the ledger: credits count as `in`. An account without entries has 0.
 * If the openings add up to 0 and every transfer has both its entries, the closings add up to 0 too. Differences are
 * never corrected.
 * @example ledgerAccountTotals(new Map([['memberBalance', 20_000]]), [{ kind: 'memberBalance', creditMinor: 5000, debitMinor:
 * 15_000, count: 2 }])[0] // → { kind: 'memberBalance', openingMinor: 20_000, inMinor: 5000, outMinor: 15_000,
 * closingMinor: 10_000, count: 2 }
 */
export function ledgerAccountTotals(
  openings: ReadonlyMap<LedgerAccountKind, number>,
  turnovers: readonly Turnover[],
): LedgerAccountTotals[] {
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

/**
 * The closing of each account, which is the opening of the next day.
 * @example closingBalances(ledgerAccountTotals(new Map(), [{ kind: 'bank', creditMinor: 0, debitMinor: 5000, count: 1
 * }])).get('bank') // → -5000
 */
export function closingBalances(lines: readonly LedgerAccountTotals[]): Map<LedgerAccountKind, number> {
  return new Map(lines.map(({ kind, closingMinor }) => [kind, closingMinor]));
}

/**
 * The sum of all closings, in minor units: 0 if the books balance.
 * @example closingSum([{ closingMinor: 5000 }, { closingMinor: -5000 }]) // → 0
 */
export function closingSum(lines: readonly Pick<LedgerAccountTotals, 'closingMinor'>[]): number {
  return lines.reduce((sum, { closingMinor }) => sum + closingMinor, 0);
}

/**
 * The number of transfers in the lines: each has an entry on two accounts.
 * @example transferCount([{ count: 3 }, { count: 3 }]) // → 3
 */
export function transferCount(lines: readonly { readonly count: number }[]): number {
  return lines.reduce((sum, { count }) => sum + count, 0) / 2;
}

const grownByDebits: ReadonlySet<LedgerAccountKind> = new Set([
  ...ledgerAccountGroups.places,
  ...shopOutlays,
]);

/**
 * Whether people expect debits to increase the balance of this account.
 * @example growsByDebits('bank') // → true
 */
export function growsByDebits(kind: LedgerAccountKind): boolean {
  return grownByDebits.has(kind);
}

/**
 * A line with the signs that people expect. In the ledger the outside accounts (bank, cash, cards), and those for the
 * shop's gifts, are negative; people expect money that came in or was given away to be positive. Never changes what
 * is stored: sums and comparisons use the ledger's own signs.
 * @example withReadableSigns({ kind: 'bank', openingMinor: 0, inMinor: 0, outMinor: 5000, closingMinor: -5000, count: 1
 * }) // → { kind: 'bank', openingMinor: 0, inMinor: 5000, outMinor: 0, closingMinor: 5000, count: 1 }
 */
export function withReadableSigns(line: LedgerAccountTotals): LedgerAccountTotals {
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
 * Whether two sets of lines agree on every account. A day that was closed before an account existed has no line for
 * it, which counts as 0.
 * @example haveSameTotals(ledgerAccountTotals(new Map(), []), []) // → true
 * @example haveSameTotals(ledgerAccountTotals(new Map([['cash', -100]]), []), []) // → false
 */
export function haveSameTotals(
  some: readonly LedgerAccountTotals[],
  others: readonly LedgerAccountTotals[],
): boolean {
  return ledgerAccountKinds.every((kind) => {
    const lineOf = (lines: readonly LedgerAccountTotals[]) =>
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

/** The most rows of one exported table. A spreadsheet is written at once; CSV in several calls. */
export const maxExportRows = { csv: 100_000, xlsx: 10_000 } as const;
export const ledgerRowsPerPart = 5_000;
