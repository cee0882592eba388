import { hasKey } from '../records.ts';
import { type GoodsClass, type GoodsType, goodsClassOf, isGoodsType } from './goods.ts';
import { isInOrder, type ParcelState } from './states.ts';

/** The facts that decide whether a parcel can ship at all. */
export interface ShippabilityInput {
  readonly state: ParcelState;
  /** Code of a goods type; empty if the contents are not declared. */
  readonly goodsType: string;
  /** The member has declared type, name and value (`isDeclared`). */
  readonly declared: boolean;
  readonly hasPictures: boolean;
  /** The warehouse keeps the parcel on hold, so no order can take it. */
  readonly blocked: boolean;
  /** A service is in progress that may change or remove the parcel: splitting, merging, returning. */
  readonly inService: boolean;
  /** The parcel belongs to a VIP order that is waiting for its other parcels. */
  readonly awaited: boolean;
}

export interface ShippingRules {
  /** The shop's own class for a goods type. */
  readonly goodsClasses: Readonly<Partial<Record<GoodsType, GoodsClass>>>;
  /** Parcels without photos cannot be shipped. */
  readonly picturesNeeded: boolean;
}

/** Why a parcel cannot ship, in the order in which the reasons have to be resolved. */
export const shippingObstacles = [
  'parcel.notShelved',
  'parcel.inOrder',
  'parcel.left',
  'parcel.blocked',
  'parcel.inService',
  'parcel.inVipOrder',
  'parcel.undeclared',
  'parcel.noPictures',
  'parcel.prohibited',
] as const;
export type ShippingObstacle = (typeof shippingObstacles)[number];

/** Who can resolve each reason: the shop without the member, the member, or nobody. */
const endedBy: Readonly<Record<ShippingObstacle, 'shop' | 'member' | null>> = {
  'parcel.notShelved': 'shop',
  'parcel.inOrder': null,
  'parcel.left': null,
  'parcel.blocked': 'shop',
  'parcel.inService': 'shop',
  'parcel.inVipOrder': 'shop',
  'parcel.undeclared': 'member',
  'parcel.noPictures': 'shop',
  'parcel.prohibited': null,
};

/**
 * Why a parcel cannot ship, not even alone; undefined if it can (specification, section 5, Consolidation). Of
 * several reasons it returns the one that must be resolved first. Never compares the parcel with others: see
 * `mergeProblems`.
 * @example shippingObstacle({ state: 'shelved', blocked: true, inService: false, awaited: false, declared: true,
 * goodsType: 'food', hasPictures: true }, { picturesNeeded: false, goodsClasses: {} }) // → 'parcel.blocked'
 */
export function shippingObstacle(
  parcel: ShippabilityInput,
  rules: ShippingRules,
): ShippingObstacle | undefined {
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
 * Whether the member can ship the parcel now, if necessary after declaring it. Never true for a parcel that has to wait
 * for the shop, or can never ship.
 * @example canMemberProceed('parcel.undeclared') // → true
 */
export const canMemberProceed = (obstacle: ShippingObstacle | undefined): boolean =>
  obstacle === undefined || endedBy[obstacle] === 'member';

/**
 * Whether the shop can resolve an obstacle to an order without the member, so that the order can be tried
 * again later.
 * @example canShopResolve('parcel.noPictures') // → true
 */
export const canShopResolve = (obstacle: string): boolean =>
  obstacle === 'order.noApprovedAddress' || (hasKey(endedBy, obstacle) && endedBy[obstacle] === 'shop');

/**
 * Why a parcel that is not shelved cannot ship; an action in another tab may have moved it. The reason says where the
 * parcel is now.
 */
function whereInstead(state: ParcelState): ShippingObstacle {
  if (isInOrder(state)) return 'parcel.inOrder';
  return ['forecast', 'received', 'unclaimed'].includes(state) ? 'parcel.notShelved' : 'parcel.left';
}
