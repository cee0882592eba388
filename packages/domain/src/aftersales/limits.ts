import { keysOf, recordOf } from '../records.ts';
import { downToMultiple } from '../rounding.ts';
import type { ClaimReasonKind } from './rules.ts';

/** What a member can claim for a parcel (specification, section 3 "Parcel"): the freight, or the goods' value with it. */
export const claimKinds = ['freight', 'freightAndGoods'] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** How a claim is paid: to the member's balance, or by a transfer outside with its voucher. */
export const claimWays = ['balance', 'outside'] as const;
export type ClaimWay = (typeof claimWays)[number];

/** What a shop sets. */
export interface AfterSalesSettings {
  /** Days after the day of signature, or after the day on which the order was declared lost. */
  readonly days: number;
  /** The most that the shop pays for one parcel, whatever its claims ask; 0: it takes no claims. */
  readonly parcelMaxMinor: number;
}

/** What a shop has ready to say, in the three languages: a clerk takes it as it is, or goes on from it. */
export type ClaimReasons = Readonly<Record<ClaimReasonKind, readonly ClaimReason[]>>;
interface ClaimReason {
  readonly zh: string;
  readonly tw: string;
  readonly en: string;
}

export interface ClaimedOrder {
  /** The bill's freight, less what coupon and points took off it. */
  readonly freightMinor: number;
  readonly billTotalMinor: number;
  /** What the shop took for the order and did not return. */
  readonly keptMinor: number;
  readonly insuredMinor: number;
  readonly parcels: readonly ClaimedParcel[];
}

export interface ClaimedParcel {
  readonly id: string;
  readonly weightG: number | null;
  readonly declaredValueMinor: number;
  /** What claims have given for it so far. */
  readonly awardedMinor: number;
}

/** How far a parcel can be compensated, with each number that it comes from. Amounts in minor units. */
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
 * What can be claimed for each parcel of an order. The freight that was paid is shared by weight, the insured sum by
 * declared value; a parcel's claims together never exceed its share of the freight, with the goods never its declared
 * value and its share of the insured sum on top, and never what the shop pays for one parcel. What was returned of the
 * bill is taken off the freight, what earlier claims gave off the parcel. The most is in whole coins of the shop.
 */
export function claimLimits(
  order: ClaimedOrder,
  { parcelMaxMinor, coinMinor }: Pick<AfterSalesSettings, 'parcelMaxMinor'> & { readonly coinMinor: number },
): ClaimLimit[] {
  const { parcels } = order;
  const returnedMinor = Math.max(0, order.billTotalMinor - order.keptMinor);
  const paidFreightMinor = Math.max(0, Math.min(order.freightMinor, order.keptMinor) - returnedMinor);
  const freight = sharesOf(
    paidFreightMinor,
    parcels.map(({ weightG }) => weightG ?? 0),
  );
  const declared = parcels.map(({ declaredValueMinor }) => declaredValueMinor);
  const declaredSum = declared.reduce((sum, value) => sum + value, 0);
  const insured = sharesOf(Math.min(order.insuredMinor, declaredSum), declared);
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
 * `total` in whole parts, as heavy as the weights: the parts add up to it, none is a whole unit off. Where nothing weighs
 * anything, all weigh the same.
 */
export function sharesOf(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const heavy = sum > 0 ? weights : weights.map(() => 1);
  const all = BigInt(sum > 0 ? sum : heavy.length);
  let [before, given] = [0n, 0n];
  // Each part ends where the weights so far put it, so that what is rounded off goes to the next one.
  return heavy.map((weight) => {
    before += BigInt(weight);
    const until = (BigInt(total) * before) / all;
    const part = until - given;
    given = until;
    return Number(part);
  });
}
