import { goodsClassOf, isGoodsType } from './goods.ts';
import {
  type ShippabilityInput,
  type ShippingRules,
  shippingObstacle,
  shippingObstacles,
} from './obstacles.ts';

/** The facts that decide whether a parcel can ship together with others. */
export interface MergeCandidate extends ShippabilityInput {
  readonly id: string;
  readonly warehouseId: string;
  /** Marked by the warehouse: it ships alone and cannot be merged. */
  readonly travelsAlone: boolean;
}

export const mergeObstacles = [
  ...shippingObstacles,
  'parcel.travelsAlone',
  'parcel.otherWarehouse',
  'parcel.otherGoods',
] as const;
export type MergeObstacle = (typeof mergeObstacles)[number];

export interface MergeRules extends ShippingRules {
  readonly mergeBy: 'type' | 'class';
}

/**
 * The chosen parcels that cannot ship together, each with its first reason (specification, section 5, Consolidation).
 * The first parcel that can be combined sets warehouse and goods for the others. Empty if they can all ship together.
 * @example findMergeObstacles([shelvedParcel('p1'), shelvedParcel('p2', { goodsType: 'shoes' })], mergeByType) // → [{ id:
 * 'p2', reason: 'parcel.otherGoods' }]
 * @example findMergeObstacles([shelvedParcel('p1', { travelsAlone: true })], mergeByType) // → []
 */
export function findMergeObstacles(
  chosen: readonly MergeCandidate[],
  rules: MergeRules,
): { id: string; reason: MergeObstacle }[] {
  const own = (parcel: MergeCandidate) =>
    shippingObstacle(parcel, rules) ??
    (parcel.travelsAlone && chosen.length > 1 ? ('parcel.travelsAlone' as const) : undefined);
  const lead = chosen.find((parcel) => !own(parcel));
  return chosen.flatMap((parcel) => {
    const reason = own(parcel) ?? (lead && differs(parcel, lead, rules));
    return reason ? [{ id: parcel.id, reason }] : [];
  });
}

/**
 * Why `parcel` cannot join the chosen parcels; undefined if it can. `parcel` may already be among them.
 * @example mergeObstacleOf(shelvedParcel('p2'), [shelvedParcel('p1', { warehouseId: 'xiamen' })], mergeByType) // →
 * 'parcel.otherWarehouse'
 */
export function mergeObstacleOf(
  parcel: MergeCandidate,
  chosen: readonly MergeCandidate[],
  rules: MergeRules,
): MergeObstacle | undefined {
  const others = chosen.filter(({ id }) => id !== parcel.id);
  const found = findMergeObstacles([...others, parcel], rules).find(({ id }) => id === parcel.id);
  // If another chosen parcel ships alone, this one cannot join it.
  return found?.reason ?? (others.some((other) => other.travelsAlone) ? 'parcel.travelsAlone' : undefined);
}

/**
 * The largest set of parcels that can ship together; of several the first. Never contains a parcel that ships alone,
 * and is empty if none can ship.
 * @example largestMergeableGroup([shelvedParcel('p1', { goodsType: 'shoes' }), shelvedParcel('p2'), shelvedParcel('p3')],
 * mergeByType).map(({ id }) => id) // → ['p2', 'p3']
 */
export function largestMergeableGroup<P extends MergeCandidate>(
  parcels: readonly P[],
  rules: MergeRules,
): P[] {
  const free = parcels.filter((parcel) => !shippingObstacle(parcel, rules) && !parcel.travelsAlone);
  const groups = new Map<string, P[]>();
  for (const parcel of free) {
    const key = mergeGroupOf(parcel, rules);
    groups.set(key, [...(groups.get(key) ?? []), parcel]);
  }
  return [...groups.values()].reduce((best, group) => (group.length > best.length ? group : best), []);
}

/**
 * The key that parcels must have in common to ship together: the warehouse, and the goods type or its class. Use it
 * for grouping only, and never parse it.
 * @example mergeGroupOf({ warehouseId: 'guangzhou', goodsType: 'shoes' }, { mergeBy: 'class', goodsClasses: {} }) // →
 * 'guangzhou general'
 */
export function mergeGroupOf(
  parcel: Pick<MergeCandidate, 'warehouseId' | 'goodsType'>,
  rules: Pick<MergeRules, 'mergeBy' | 'goodsClasses'>,
): string {
  return `${parcel.warehouseId} ${goodsGroupOf(parcel, rules)}`;
}

function differs(parcel: MergeCandidate, lead: MergeCandidate, rules: MergeRules): MergeObstacle | undefined {
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
