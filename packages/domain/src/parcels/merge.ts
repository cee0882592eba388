import { goodsClassOf, isGoodsType } from './goods.ts';
import type { ParcelState } from './states.ts';

/** The facts that decide whether a parcel can ship together with others. */
export interface MergeCandidate {
  readonly id: string;
  readonly state: ParcelState;
  readonly warehouseId: string;
  /** Code of a goods type; empty if the contents are not declared. */
  readonly goodsType: string;
  /** The member has declared type, name and value (`isDeclared`). */
  readonly declared: boolean;
  readonly hasPictures: boolean;
  /** The warehouse keeps the parcel on hold, so no order can take it. */
  readonly blocked: boolean;
  /** A service is in progress that may change or remove the parcel: splitting, merging, returning. */
  readonly inService: boolean;
  /** It belongs to a VIP order that is waiting for its other parcels. */
  readonly awaited: boolean;
  /** Marked by the warehouse: it ships alone and cannot be merged. */
  readonly travelsAlone: boolean;
}

/**
 * Nothing prevents shipping it: no problem, no dispute, no service in progress, no waiting VIP order.
 * @example isAtHand({ blocked: false, inService: true, awaited: false }) // → false
 */
export const isAtHand = (parcel: Pick<MergeCandidate, 'blocked' | 'inService' | 'awaited'>): boolean =>
  !parcel.blocked && !parcel.inService && !parcel.awaited;

export const mergeReasons = [
  'parcel.notShelved',
  'parcel.inOrder',
  'parcel.left',
  'parcel.blocked',
  'parcel.inService',
  'parcel.inVipOrder',
  'parcel.undeclared',
  'parcel.noPictures',
  'parcel.prohibited',
  'parcel.travelsAlone',
  'parcel.otherWarehouse',
  'parcel.otherGoods',
] as const;
export type MergeReason = (typeof mergeReasons)[number];

export interface MergeRules {
  readonly mergeBy: 'type' | 'class';
  /** The shop's own class for a goods type. */
  readonly goodsClasses: Parameters<typeof goodsClassOf>[1];
  /** Parcels without photos cannot be shipped. */
  readonly picturesNeeded: boolean;
}

/**
 * The chosen parcels that cannot ship together, each with its first reason (specification, section 5, Consolidation).
 * The first parcel that can be combined sets warehouse and goods for the others.
 */
export function mergeProblems(
  chosen: readonly MergeCandidate[],
  rules: MergeRules,
): { id: string; reason: MergeReason }[] {
  const own = (parcel: MergeCandidate) =>
    ownReason(parcel, rules) ??
    (parcel.travelsAlone && chosen.length > 1 ? ('parcel.travelsAlone' as const) : undefined);
  const lead = chosen.find((parcel) => !own(parcel));
  return chosen.flatMap((parcel) => {
    const reason = own(parcel) ?? (lead && differs(parcel, lead, rules));
    return reason ? [{ id: parcel.id, reason }] : [];
  });
}

/** Why `parcel` cannot join the chosen parcels; undefined if it can. */
export function reasonAgainst(
  parcel: MergeCandidate,
  chosen: readonly MergeCandidate[],
  rules: MergeRules,
): MergeReason | undefined {
  const others = chosen.filter(({ id }) => id !== parcel.id);
  const found = mergeProblems([...others, parcel], rules).find(({ id }) => id === parcel.id);
  // A chosen parcel that ships alone excludes every other one.
  return found?.reason ?? (others.some((other) => other.travelsAlone) ? 'parcel.travelsAlone' : undefined);
}

/** The largest set of parcels that can ship together; the first of several. */
export function largestGroup<P extends MergeCandidate>(parcels: readonly P[], rules: MergeRules): P[] {
  const free = parcels.filter((parcel) => !ownReason(parcel, rules) && !parcel.travelsAlone);
  const groups = new Map<string, P[]>();
  for (const parcel of free) {
    const key = mergeGroupOf(parcel, rules);
    groups.set(key, [...(groups.get(key) ?? []), parcel]);
  }
  return [...groups.values()].reduce((best, group) => (group.length > best.length ? group : best), []);
}

/** What parcels must have in common to ship together: the warehouse, and the goods type or its class. */
export function mergeGroupOf(
  parcel: Pick<MergeCandidate, 'warehouseId' | 'goodsType'>,
  rules: Pick<MergeRules, 'mergeBy' | 'goodsClasses'>,
): string {
  return `${parcel.warehouseId} ${goodsGroupOf(parcel, rules)}`;
}

function ownReason(parcel: MergeCandidate, rules: MergeRules): MergeReason | undefined {
  if (parcel.state !== 'shelved') return whereInstead(parcel.state);
  if (parcel.blocked) return 'parcel.blocked';
  if (parcel.inService) return 'parcel.inService';
  if (parcel.awaited) return 'parcel.inVipOrder';
  if (!parcel.declared || !isGoodsType(parcel.goodsType)) return 'parcel.undeclared';
  if (!parcel.hasPictures && rules.picturesNeeded) return 'parcel.noPictures';
  const goodsClass = goodsClassOf(parcel.goodsType, rules.goodsClasses);
  return goodsClass === 'prohibited' ? 'parcel.prohibited' : undefined;
}

/**
 * The reason for a parcel that is already further on, perhaps moved by another tab or device. It says where the parcel
 * is now.
 */
function whereInstead(state: ParcelState): MergeReason {
  if (state === 'requested' || state === 'packed') return 'parcel.inOrder';
  return ['forecast', 'received', 'unclaimed'].includes(state) ? 'parcel.notShelved' : 'parcel.left';
}

function differs(parcel: MergeCandidate, lead: MergeCandidate, rules: MergeRules): MergeReason | undefined {
  if (parcel.warehouseId !== lead.warehouseId) return 'parcel.otherWarehouse';
  return goodsGroupOf(parcel, rules) === goodsGroupOf(lead, rules) ? undefined : 'parcel.otherGoods';
}

function goodsGroupOf(
  { goodsType }: Pick<MergeCandidate, 'goodsType'>,
  { mergeBy, goodsClasses }: Pick<MergeRules, 'mergeBy' | 'goodsClasses'>,
): string {
  if (mergeBy === 'type' || !isGoodsType(goodsType)) return goodsType;
  return goodsClassOf(goodsType, goodsClasses);
}
