import type { VersionedDutyTable } from '../duties/snapshot.ts';
import type { Limits } from '../pricing/limits.ts';
import type { StorageRule } from '../pricing/rateCard.ts';
import type { Box } from '../pricing/shipment.ts';
import { type BoxFillRate, instantOfDay, type PlanFacts, type PlanLane, type PlanParcel } from './facts.ts';

/** A parcel as the server returns it. */
interface AnsweredParcel extends Omit<PlanParcel, 'label'> {
  readonly courierNumber: string;
  readonly expected: boolean;
  readonly estimated: boolean;
}

/** The server's answer about a member's parcels, channels and destination. */
interface Answered<P extends AnsweredParcel, L extends PlanLane> {
  readonly at: string;
  readonly coinMinor: number;
  readonly warehouses: readonly { readonly id: string; readonly storage: StorageRule }[];
  readonly lanes: readonly L[];
  readonly parcels: readonly P[];
  readonly filling: BoxFillRate;
  readonly currency: string;
  readonly duties:
    | { readonly kind: 'none' }
    | { readonly kind: 'table'; readonly table: Omit<VersionedDutyTable, 'id'> };
}

interface AnsweredPlace {
  readonly deliveryType: 2 | 3;
  readonly country: string;
  readonly zip: string;
  readonly limits: Limits;
  readonly carriers: readonly string[];
  readonly entries: { readonly used: number };
}

/** The member's choices before planning. */
export interface PlanOptions {
  readonly taxIncluded: boolean;
  /** Whether proposals are compared by the price including customs charges. */
  readonly dutiesCounted: boolean;
  /** Whether parcels that have not arrived are included. */
  readonly withExpected: boolean;
  /** The member's estimates for parcels that nobody has measured, by id. */
  readonly estimates: Readonly<Record<string, Box>>;
}

/**
 * The facts of a plan, from the server's answer and the member's options. A measured parcel keeps its
 * measures, whatever the member estimated.
 * @example toPlanFacts({ at: '', coinMinor: 1, lanes: [], warehouses: [], parcels: [], duties: { kind: 'none' } }, { deliveryType: 2, entries: { used: 1 } }, { estimates: {} }).entriesBefore // → 1
 */
export function toPlanFacts<P extends AnsweredParcel, L extends PlanLane>(
  answered: Answered<P, L>,
  place: AnsweredPlace,
  { taxIncluded, dutiesCounted, withExpected, estimates }: PlanOptions,
): Omit<PlanFacts, 'parcels' | 'lanes'> & {
  readonly parcels: readonly (P & Pick<PlanParcel, 'label'>)[];
  readonly lanes: readonly L[];
} {
  const { at, coinMinor, lanes, filling, duties, currency } = answered;
  const parcels = answered.parcels.filter(({ expected }) => withExpected || !expected);
  return {
    ...{ at, coinMinor, lanes, filling, taxIncluded },
    duties:
      duties.kind === 'none'
        ? undefined
        : { table: { ...duties.table, id: '' }, currency, counted: dutiesCounted },
    destination: { country: place.country, zip: place.zip },
    deliveryType: place.deliveryType,
    pickupLimits: place.limits,
    pickupCarriers: place.deliveryType === 3 ? place.carriers : undefined,
    entriesBefore: place.entries.used,
    storageRules: Object.fromEntries(answered.warehouses.map(({ id, storage }) => [id, storage])),
    parcels: parcels.map((parcel) => ({
      ...parcel,
      label: parcel.courierNumber,
      ...(parcel.estimated ? estimates[parcel.id] : {}),
      ...(parcel.expected ? { since: instantOfDay(at, parcel.day) } : {}),
    })),
  };
}
