import { largestRemainder } from '../largestRemainder.ts';
import { type CostKind, type CostReason, totalAdjustmentKinds } from '../pricing/costLine.ts';
import { type SpendingKind, spendingKindOf } from './spending.ts';

/** A parcel of an order, with the facts for sharing costs. */
export interface CostSharingParcel {
  readonly id: string;
  /** The courier number, which identifies the parcel on cost lines. */
  readonly label: string;
  /** The chargeable weight that the parcel would have alone, in grams. */
  readonly billingWeightG: number;
  readonly declaredMinor: number;
}

interface SharedLine {
  readonly kind: CostKind;
  readonly amountMinor: number;
  readonly reason: CostReason;
}

/** An amount that the shop paid for one parcel. */
interface OwnAdvance {
  readonly label: string;
  readonly amountMinor: number;
  readonly reason: string;
}

export interface ParcelCost {
  readonly id: string;
  readonly amountMinor: number;
  /** The kinds that make up the amount; their sum is the amount. */
  readonly parts: readonly { readonly kind: SpendingKind; readonly amountMinor: number }[];
}

/** Kinds that are shared in proportion to each parcel's cost without them. */
const byCost = new Set<CostKind>(totalAdjustmentKinds);
const byValue = new Set<SpendingKind>(['insurance', 'duty']);

/**
 * The cost of each parcel of an order. Storage, services and advances that name a parcel belong to it; duties
 * and insurance are shared by declared value, deductions and fees by each parcel's cost before them,
 * everything else by chargeable weight. Payments besides the lines are shared like deductions. The parcels'
 * amounts add up to `paidMinor`, whatever the lines are.
 * @example parcelCosts([{ id: 'a', label: 'SF1', billingWeightG: 1000, declaredMinor: 0 }], { lines: [], advances: [], paidMinor: 5 }) // → [{ id: 'a', amountMinor: 5, parts: [{ kind: 'adjustment', amountMinor: 5 }] }]
 */
export function parcelCosts(
  parcels: readonly CostSharingParcel[],
  of: {
    readonly lines: readonly SharedLine[];
    readonly advances: readonly OwnAdvance[];
    /** The amount paid for the order, minus refunds. */
    readonly paidMinor: number;
  },
): ParcelCost[] {
  const sums = parcels.map(() => new Map<SpendingKind, number>());
  const share = (kind: SpendingKind, amountMinor: number, weights: readonly number[]) => {
    for (const [at, part] of largestRemainder(amountMinor, weights).entries()) {
      const kinds = sums[at];
      kinds?.set(kind, (kinds.get(kind) ?? 0) + part);
    }
  };
  const weights = parcels.map(({ billingWeightG }) => billingWeightG);
  const values = parcels.map(({ declaredMinor }) => declaredMinor);
  const ownerOf = ownersOf(of.advances);
  // Lines that are shared by the same rule are added up first, so that equal parcels differ by a unit at most.
  const shared = new Map<SpendingKind, number>();
  for (const line of of.lines.filter(({ kind }) => !byCost.has(kind))) {
    const kind = spendingKindOf(line.kind);
    const owner = ownerOf(line);
    const own = parcels.map((one) => (one.label === owner ? Math.max(1, one.billingWeightG) : 0));
    if (own.some((weight) => weight > 0)) share(kind, line.amountMinor, own);
    else shared.set(kind, (shared.get(kind) ?? 0) + line.amountMinor);
  }
  const anyValue = values.some((value) => value > 0);
  for (const [kind, amountMinor] of shared)
    share(kind, amountMinor, anyValue && byValue.has(kind) ? values : weights);
  const costs = sums.map((kinds) => Math.max(0, totalOf(kinds)));
  for (const line of of.lines.filter(({ kind }) => byCost.has(kind)))
    share(spendingKindOf(line.kind), line.amountMinor, costs);
  const known = of.lines.reduce((total, { amountMinor }) => total + amountMinor, 0);
  share('adjustment', of.paidMinor - known, costs);
  return parcels.map(({ id }, at) => {
    const kinds = sums[at] ?? new Map<SpendingKind, number>();
    const parts = [...kinds].filter(([, amountMinor]) => amountMinor !== 0);
    return {
      id,
      amountMinor: totalOf(kinds),
      parts: parts.map(([kind, amountMinor]) => ({ kind, amountMinor })),
    };
  });
}

const totalOf = (kinds: ReadonlyMap<SpendingKind, number>) =>
  [...kinds.values()].reduce((total, one) => total + one, 0);

/**
 * Finds the parcel that a line belongs to. A line for an advance does not name its parcel, so the first
 * advance with the same amount and reason is used.
 */
function ownersOf(advances: readonly OwnAdvance[]): (line: SharedLine) => string | undefined {
  const left = [...advances];
  return ({ kind, reason: { numbers } }) => {
    if (typeof numbers.parcel === 'string') return numbers.parcel;
    if (kind !== 'advance') return undefined;
    const at = left.findIndex(
      ({ amountMinor, reason }) => amountMinor === numbers.advanceMinor && reason === numbers.reason,
    );
    return at < 0 ? undefined : left.splice(at, 1)[0]?.label;
  };
}

/** Kinds of line that are not part of the price of shipping: deductions, payment fees, services and advances. */
const besidePrice = new Set<CostKind>([...byCost, 'service', 'advance']);

/**
 * The pure price of shipping in a bill or quote, for comparing with other ways of shipping: without deductions,
 * payment fees, services and advances.
 * @example shippingPrice([{ kind: 'freight', amountMinor: 80 }, { kind: 'points', amountMinor: -10 }]) // → 80
 */
export const shippingPrice = (
  lines: readonly { readonly kind: CostKind; readonly amountMinor: number }[],
): number =>
  lines.reduce((total, { kind, amountMinor }) => (besidePrice.has(kind) ? total : total + amountMinor), 0);

/**
 * The total saved by shipping together in some orders. Orders in which it was more expensive are subtracted;
 * undefined if nothing was saved.
 * @example totalSaved([{ togetherMinor: 70, aloneMinor: 100 }]) // → { kind: 'saved', amountMinor: 30, togetherMinor: 70, aloneMinor: 100, orderCount: 1 }
 */
export function totalSaved(
  compared: readonly { readonly togetherMinor: number; readonly aloneMinor: number }[],
) {
  const togetherMinor = compared.reduce((total, one) => total + one.togetherMinor, 0);
  const aloneMinor = compared.reduce((total, one) => total + one.aloneMinor, 0);
  const amountMinor = Math.max(0, aloneMinor - togetherMinor);
  const kind = amountMinor > 0 ? ('saved' as const) : ('none' as const);
  return { kind, amountMinor, togetherMinor, aloneMinor, orderCount: compared.length };
}
