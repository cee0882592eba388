import { keysOf, recordOf } from '../records.ts';
import { downToMultiple } from '../rounding.ts';
import type { ClaimReasonKind } from './rules.ts';

/**
 * The kinds of claim for a parcel (specification, section 3 "Parcel"): the freight, or the freight and the value of
 * the goods.
 */
export const claimKinds = ['freight', 'freightAndGoods'] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** How a claim is paid: to the member's balance, or by a transfer outside the system, with a voucher. */
export const claimPayoutMethods = ['balance', 'outside'] as const;
export type ClaimPayoutMethod = (typeof claimPayoutMethods)[number];

/** A shop's settings for claims. */
export interface AfterSalesSettings {
  /** Days after the day of signature, or after the day on which the order was declared lost. */
  readonly days: number;
  /** The most that the shop pays for one parcel over all its claims. 0 means that the shop accepts no claims. */
  readonly parcelMaxMinor: number;
}

/** The reasons for decisions on claims that a shop has prepared in three languages. A clerk uses one as it is or edits it. */
export type ClaimDecisionReasons = Readonly<Record<ClaimReasonKind, readonly ClaimReason[]>>;
interface ClaimReason {
  readonly zh: string;
  readonly tw: string;
  readonly en: string;
}

export interface ClaimedOrder {
  /** The bill's freight, minus the discount from coupon and points. */
  readonly freightMinor: number;
  readonly billTotalMinor: number;
  /** The amount that the shop received for the order and has not refunded. */
  readonly keptMinor: number;
  readonly insuredMinor: number;
  readonly parcels: readonly ClaimedParcel[];
}

export interface ClaimedParcel {
  readonly id: string;
  readonly weightG: number | null;
  readonly declaredValueMinor: number;
  /** The amount that earlier claims paid for this parcel. */
  readonly awardedMinor: number;
}

/** How much can be compensated for a parcel, with every number that the limit comes from. Amounts in minor units. */
export interface ClaimLimit {
  readonly parcelId: string;
  readonly freightShareMinor: number;
  readonly declaredValueMinor: number;
  readonly insuredShareMinor: number;
  readonly parcelMaxMinor: number;
  readonly awardedMinor: number;
  readonly mostMinor: Readonly<Record<ClaimKind, number>>;
}

/**
 * Computes the largest claim for each parcel of an order. Paid freight is shared by weight; the insured sum is shared
 * by declared value, and no parcel's share is above its declared value. All claims for a parcel together never exceed
 * its share of the freight or, for freight and goods, both shares; and no parcel gets more than the shop's maximum.
 * Goods that are not insured are never compensated. A refund of the bill lowers the freight by its amount, once, and
 * an earlier claim lowers the rest of the parcel's limit. The largest claim is rounded down to whole coins of the
 * shop.
 * @example claimLimits({ freightMinor: 11_500, billTotalMinor: 11_500, keptMinor: 11_500, insuredMinor: 30_000,
 * parcels: [{ id: 'p1', weightG: 2300, declaredValueMinor: 50_000, awardedMinor: 0 }] }, { parcelMaxMinor: 40_000,
 * coinMinor: 100 }) [0].mostMinor // → { freight: 11_500, freightAndGoods: 40_000 }
 */
export function claimLimits(
  order: ClaimedOrder,
  { parcelMaxMinor, coinMinor }: Pick<AfterSalesSettings, 'parcelMaxMinor'> & { readonly coinMinor: number },
): ClaimLimit[] {
  const { parcels } = order;
  const returnedMinor = Math.max(0, order.billTotalMinor - order.keptMinor);
  const paidFreightMinor = Math.max(0, Math.min(order.freightMinor - returnedMinor, order.keptMinor));
  const freight = splitByWeights(
    paidFreightMinor,
    parcels.map(({ weightG }) => weightG ?? 0),
  );
  const declared = parcels.map(({ declaredValueMinor }) => declaredValueMinor);
  const declaredSum = declared.reduce((sum, value) => sum + value, 0);
  const insured = splitByWeights(Math.min(order.insuredMinor, declaredSum), declared);
  return parcels.map(({ id, declaredValueMinor, awardedMinor }, at) => {
    const freightShareMinor = freight[at] ?? 0;
    const insuredShareMinor = Math.min(insured[at] ?? 0, declaredValueMinor);
    const whole: Record<ClaimKind, number> = {
      freight: freightShareMinor,
      freightAndGoods: freightShareMinor + insuredShareMinor,
    };
    const mostMinor = recordOf(keysOf(whole), (kind) =>
      downToMultiple(Math.max(0, Math.min(whole[kind], parcelMaxMinor) - awardedMinor), coinMinor),
    );
    return {
      parcelId: id,
      freightShareMinor,
      declaredValueMinor,
      insuredShareMinor,
      parcelMaxMinor,
      awardedMinor,
      mostMinor,
    };
  });
}

/**
 * Splits `total` into whole parts in proportion to the weights. The parts add up to `total`, and each is within one
 * unit of its exact share. Equal shares if all weights are 0. Never loses a unit.
 * @example splitByWeights(10, [1, 1, 1]) // → [3, 3, 4]
 */
export function splitByWeights(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const heavy = sum > 0 ? weights : weights.map(() => 1);
  const all = BigInt(sum > 0 ? sum : heavy.length);
  let [before, given] = [0n, 0n];
  // Each part ends where the running sum of its weights ends, so that rounding errors do not add up.
  return heavy.map((weight) => {
    before += BigInt(weight);
    const until = (BigInt(total) * before) / all;
    const part = until - given;
    given = until;
    return Number(part);
  });
}
