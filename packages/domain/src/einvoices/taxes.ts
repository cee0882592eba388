import { type CostKind, costKinds } from '../pricing/costLine.ts';
import { isOneOf, recordOf } from '../records.ts';

/** Kinds of taxation: at 5 %, at 0 % (exports and services for them), or exempt. */
export const taxKinds = ['taxable', 'zero', 'exempt'] as const;
export type TaxKind = (typeof taxKinds)[number];

/** Deductions and roundings reduce the other lines and have no tax of their own. */
const untaxed = ['discount', 'coupon', 'points', 'rounding'] as const satisfies readonly CostKind[];

/**
 * Goods and services sold without a bill of cost lines. Services are not listed, because bills have a cost line for
 * them.
 */
const soldAlone = ['goods', 'pickup', 'problem'] as const;
export type TaxedCost = Exclude<CostKind, (typeof untaxed)[number]> | (typeof soldAlone)[number];

/** Everything that a shop sets a tax for: the lines of bills, and goods and services sold without a bill. */
export const taxedCosts: readonly TaxedCost[] = [
  ...costKinds.filter((kind) => !isOneOf(untaxed, kind)),
  ...soldAlone,
];

export const einvoiceLineKinds = [...costKinds, ...soldAlone, 'difference', 'givenBack'] as const;
export type EinvoiceLineKind = (typeof einvoiceLineKinds)[number];

/**
 * Reasons for the 0 % rate, by the numbers on the official form: goods sold abroad, services for exports or
 * used abroad, and international transport.
 */
export const zeroRateReasons = ['71', '72', '75'] as const;

/** How a shop's e-invoices are made. */
export interface EinvoiceSettings {
  readonly taxes: { readonly [K in TaxedCost]?: TaxKind };
  /** Whether zero-rated goods leave through customs. */
  readonly throughCustoms: boolean;
  readonly zeroReason: (typeof zeroRateReasons)[number];
}

export const defaultEinvoiceSettings: EinvoiceSettings = {
  taxes: {},
  throughCustoms: true,
  zeroReason: '72',
};

/** A line of an invoice, in whole dollars, tax included. */
export interface EinvoiceItem {
  readonly kind: EinvoiceLineKind;
  /** The name of the goods or service, where the kind is too general; in the language of the invoice. */
  readonly name?: string;
  readonly tax: TaxKind;
  readonly dollars: number;
}

/** Whole dollars by tax. */
export type TaxSums = Readonly<Record<TaxKind, number>>;

/**
 * Splits a whole number into shares by weights, none negative. The shares add up to it: the largest
 * remainders get the units that rounding leaves.
 * @example splitWholeByWeights(10, [1, 1, 1]) // → [4, 3, 3]
 */
export function splitWholeByWeights(total: number, weightsOf: readonly number[]): number[] {
  const all = weightsOf.reduce((sum, weight) => sum + weight, 0);
  if (all <= 0) return weightsOf.map((_, place) => (place === 0 ? total : 0));
  const exact = weightsOf.map((weight) => (total * weight) / all);
  const shares = exact.map(Math.floor);
  const left = total - shares.reduce((sum, share) => sum + share, 0);
  const places = exact
    .map((share, place) => ({ place, rest: share - Math.floor(share) }))
    .toSorted((one, other) => other.rest - one.rest || one.place - other.place)
    .slice(0, left);
  for (const { place } of places) shares[place] = (shares[place] ?? 0) + 1;
  return shares;
}

export interface SaleLine {
  readonly kind: EinvoiceLineKind;
  readonly name?: string;
  readonly amountMinor: number;
}

/**
 * The invoice lines for an amount: the sale's lines, reduced in proportion by its deductions. They add up to
 * the amount, in whole dollars, and none is negative.
 * @example einvoiceItems([{ kind: 'freight', amountMinor: 9000 }, { kind: 'coupon', amountMinor: -1000 }], 80, { freight: 'zero' }) // → [{ kind: 'freight', tax: 'zero', dollars: 80 }]
 */
export function einvoiceItems(
  lines: readonly SaleLine[],
  dollars: number,
  taxes: EinvoiceSettings['taxes'],
): EinvoiceItem[] {
  const charged = lines.filter(({ amountMinor }) => amountMinor > 0);
  const named: readonly SaleLine[] =
    charged.length > 0 ? charged : [{ kind: 'difference', amountMinor: dollars }];
  const shares = splitWholeByWeights(
    dollars,
    named.map(({ amountMinor }) => amountMinor),
  );
  return named.flatMap(({ kind, name }, place) => {
    const share = shares[place] ?? 0;
    const item = { kind, tax: taxOf(kind, taxes), dollars: share };
    return share > 0 ? [name === undefined ? item : { ...item, name }] : [];
  });
}

/**
 * The tax of a line: the shop's setting, otherwise 5 %. A kind that has no setting, such as a later difference to the
 * bill, is taxed as freight.
 */
function taxOf(kind: EinvoiceLineKind, taxes: EinvoiceSettings['taxes']): TaxKind {
  return (isOneOf(taxedCosts, kind) ? taxes[kind] : taxes.freight) ?? 'taxable';
}

/**
 * Splits lines into the invoices that they need. With `mixes`, zero-rated or exempt lines share an invoice with taxed
 * lines, but zero-rated and exempt lines are never on the same invoice. Without `mixes` each tax gets its own
 * invoice.
 * @example splitIntoInvoices([{ kind: 'freight', tax: 'zero', dollars: 9 }, { kind: 'storage', tax: 'taxable', dollars: 1 }], false).length // → 2
 */
export function splitIntoInvoices(items: readonly EinvoiceItem[], mixes: boolean): EinvoiceItem[][] {
  const of = (...kinds: TaxKind[]) => items.filter(({ tax }) => kinds.includes(tax));
  const isBoth = of('zero').length > 0 && of('exempt').length > 0;
  const groups =
    mixes && of('taxable').length > 0
      ? isBoth
        ? [of('taxable', 'exempt'), of('zero')]
        : [items]
      : taxKinds.map((kind) => of(kind));
  return groups.filter((group) => group.length > 0).map((group) => [...group]);
}

/**
 * The dollars of each tax.
 * @example taxSums([{ kind: 'freight', tax: 'zero', dollars: 9 }]) // → { taxable: 0, zero: 9, exempt: 0 }
 */
export const taxSums = (items: readonly EinvoiceItem[]): TaxSums =>
  recordOf(taxKinds, (kind) =>
    items.reduce((sum, item) => (item.tax === kind ? sum + item.dollars : sum), 0),
  );

/**
 * The tax of 5 % that an amount contains, in whole dollars.
 * @example includedTaxOf(105) // → 5
 */
export const includedTaxOf = (dollars: number): number => dollars - Math.round((dollars * 100) / 105);
