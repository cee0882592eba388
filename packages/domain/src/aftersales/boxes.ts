import { keysOf, recordOf } from '../records.ts';
import { downToMultiple } from '../rounding.ts';
import type { ClaimLimit } from './limits.ts';

/** A parcel in a box, with what earlier claims for this box have paid for it. */
export interface BoxedParcel {
  /** Pieces in the box. Null if they were not counted: then the whole parcel may be in the box. */
  readonly pieces: number | null;
  readonly goodsCount: number;
  readonly awardedMinor: number;
}

/**
 * How much can be claimed for a parcel's goods in one box: the parcel's shares of freight and insurance, reduced in
 * proportion to the pieces in the box. Never more than the rest of the parcel's own limit, so that claims for all its
 * boxes together do not exceed it.
 * @example boxClaimLimit({ parcelId: 'a', freightShareMinor: 90, declaredValueMinor: 0, insuredShareMinor: 0, parcelMaxMinor:
 * 500, awardedMinor: 0, mostMinor: { freight: 90, freightAndGoods: 90 } }, { pieces: 1, goodsCount: 3, awardedMinor: 0 },
 * 1).mostMinor // → { freight: 30, freightAndGoods: 30 }
 */
export function boxClaimLimit(
  limit: ClaimLimit,
  { pieces, goodsCount, awardedMinor }: BoxedParcel,
  coinMinor: number,
): ClaimLimit {
  if (pieces === null || pieces >= goodsCount) return limit;
  const part = (whole: number) => Number((BigInt(whole) * BigInt(pieces)) / BigInt(goodsCount));
  const freightShareMinor = part(limit.freightShareMinor);
  const insuredShareMinor = part(limit.insuredShareMinor);
  const whole = { freight: freightShareMinor, freightAndGoods: freightShareMinor + insuredShareMinor };
  return {
    ...limit,
    freightShareMinor,
    insuredShareMinor,
    declaredValueMinor: part(limit.declaredValueMinor),
    awardedMinor,
    mostMinor: recordOf(keysOf(limit.mostMinor), (kind) => {
      const left = downToMultiple(Math.max(0, whole[kind] - awardedMinor), coinMinor);
      return Math.min(limit.mostMinor[kind], left);
    }),
  };
}
