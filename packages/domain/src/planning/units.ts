import type { PlanParcel } from './facts.ts';

/** Parcels that no proposal separates: those of one purchase that can share an order. */
export interface PlanUnit {
  readonly parcels: readonly PlanParcel[];
  /** Units of the same group may be one order. */
  readonly mergeGroup: string;
  readonly warehouseId: string;
  /** The day on which all parcels of the unit are on the shelf. */
  readonly day: number;
  readonly travelsAlone: boolean;
}

/**
 * The units of a plan, in the parcels' order. A purchase is several units only if the shop's rules forbid one
 * order: other goods, another warehouse, or a parcel that ships alone.
 * @example planUnits([]) // → []
 */
export function planUnits(parcels: readonly PlanParcel[]): PlanUnit[] {
  const together = Map.groupBy(parcels, (parcel) =>
    parcel.travelsAlone ? `alone ${parcel.id}` : `${parcel.purchase}\n${parcel.mergeGroup}`,
  );
  return [...together.values()].flatMap((members) => {
    const [first] = members;
    if (!first) return [];
    const { mergeGroup, warehouseId, travelsAlone } = first;
    return [
      {
        parcels: members,
        mergeGroup,
        warehouseId,
        travelsAlone,
        day: Math.max(...members.map((p) => p.day)),
      },
    ];
  });
}

/**
 * Whether two units may be in one order.
 * @example mayShareOrder({ mergeGroup: 'a', travelsAlone: false }, { mergeGroup: 'a', travelsAlone: true }) // → false
 */
export const mayShareOrder = (a: PlanUnit, b: PlanUnit): boolean =>
  a.mergeGroup === b.mergeGroup && !a.travelsAlone && !b.travelsAlone;
