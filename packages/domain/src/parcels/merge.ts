import { type GoodsClass, type GoodsType, goodsClassOf } from './goods.ts';
import type { ParcelState } from './states.ts';

/** What decides whether a parcel can travel with others. */
export interface MergeCandidate {
  readonly id: string;
  readonly state: ParcelState;
  readonly warehouseId: string;
  readonly goodsType: GoodsType;
  readonly hasPictures: boolean;
  /** An open problem piece that blocks. */
  readonly blocked: boolean;
  /** Marked by the warehouse: cannot be merged. */
  readonly travelsAlone: boolean;
}

export const mergeReasons = [
  'parcel.notShelved',
  'parcel.inOrder',
  'parcel.left',
  'parcel.blocked',
  'parcel.noPictures',
  'parcel.prohibited',
  'parcel.travelsAlone',
  'parcel.otherWarehouse',
  'parcel.otherGoods',
] as const;
export type MergeReason = (typeof mergeReasons)[number];

export interface MergeRules {
  readonly mergeBy: 'type' | 'class';
  readonly goodsClasses: Readonly<Partial<Record<GoodsType, GoodsClass>>>;
  /** A parcel without pictures stays out: so unless the shop says otherwise. */
  readonly picturesNeeded?: boolean;
}

/**
 * Which of the chosen parcels cannot travel together, each with its first reason (specification, section 5,
 * Consolidation). The first parcel that could travel at all sets the warehouse and the goods for the others.
 */
export function mergeProblems(
  chosen: readonly MergeCandidate[],
  rules: MergeRules,
): { id: string; reason: MergeReason }[] {
  const lead = chosen.find((parcel) => !ownReason(parcel, rules));
  return chosen.flatMap((parcel) => {
    const alone = parcel.travelsAlone && chosen.length > 1 ? 'parcel.travelsAlone' : undefined;
    const reason = ownReason(parcel, rules) ?? alone ?? (lead && differs(parcel, lead, rules));
    return reason ? [{ id: parcel.id, reason }] : [];
  });
}

function ownReason(parcel: MergeCandidate, rules: MergeRules): MergeReason | undefined {
  if (parcel.state !== 'shelved') return whereInstead(parcel.state);
  if (parcel.blocked) return 'parcel.blocked';
  if (!parcel.hasPictures && rules.picturesNeeded !== false) return 'parcel.noPictures';
  const goodsClass = goodsClassOf(parcel.goodsType, rules.goodsClasses);
  return goodsClass === 'prohibited' ? 'parcel.prohibited' : undefined;
}

/** Another tab or device may have sent it meanwhile: what is said is where it is, not that it has yet to come. */
function whereInstead(state: ParcelState): MergeReason {
  if (state === 'requested' || state === 'packed') return 'parcel.inOrder';
  return ['forecast', 'received', 'unclaimed'].includes(state) ? 'parcel.notShelved' : 'parcel.left';
}

function differs(parcel: MergeCandidate, lead: MergeCandidate, rules: MergeRules): MergeReason | undefined {
  if (parcel.warehouseId !== lead.warehouseId) return 'parcel.otherWarehouse';
  const same =
    rules.mergeBy === 'type'
      ? parcel.goodsType === lead.goodsType
      : goodsClassOf(parcel.goodsType, rules.goodsClasses) ===
        goodsClassOf(lead.goodsType, rules.goodsClasses);
  return same ? undefined : 'parcel.otherGoods';
}
