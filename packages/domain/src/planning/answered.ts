import type { Limits } from '../pricing/limits.ts';
import type { StorageRule } from '../pricing/rateCard.ts';
import type { Box } from '../pricing/shipment.ts';
import { instantOfDay, type PlanFacts, type PlanLane, type PlanParcel } from './facts.ts';

/** A parcel as the server answers it. */
interface AnsweredParcel extends PlanParcel {
  readonly expected: boolean;
  readonly estimated: boolean;
}

/** What the server answers of a member's parcels, channels and destination. */
interface Answered<P extends AnsweredParcel, L extends PlanLane> {
  readonly at: string;
  readonly coinMinor: number;
  readonly warehouses: readonly { readonly id: string; readonly storage: StorageRule }[];
  readonly lanes: readonly L[];
  readonly parcels: readonly P[];
}

interface AnsweredPlace {
  readonly deliveryType: 2 | 3;
  readonly country: string;
  readonly zip: string;
  readonly limits: Limits;
  readonly carriers: readonly string[];
  readonly entries: { readonly used: number };
}

/** What the member decides before anything is planned. */
export interface PlanOptions {
  readonly taxIncluded: boolean;
  /** Whether parcels that have not arrived are planned. */
  readonly withExpected: boolean;
  /** The member's own estimates of parcels that nobody has measured, by id. */
  readonly estimates: Readonly<Record<string, Box>>;
}

/**
 * The facts of a plan from the server's answer and what the member decides. A parcel that is measured keeps its measures whatever
 * the member estimated.
 */
export function planFactsOf<P extends AnsweredParcel, L extends PlanLane>(
  answered: Answered<P, L>,
  place: AnsweredPlace,
  { taxIncluded, withExpected, estimates }: PlanOptions,
): PlanFacts & { readonly parcels: readonly P[]; readonly lanes: readonly L[] } {
  const { at, coinMinor, lanes } = answered;
  const parcels = answered.parcels.filter(({ expected }) => withExpected || !expected);
  return {
    ...{ at, coinMinor, lanes, taxIncluded },
    destination: { country: place.country, zip: place.zip },
    deliveryType: place.deliveryType,
    pickupLimits: place.limits,
    pickupCarriers: place.deliveryType === 3 ? place.carriers : undefined,
    entriesBefore: place.entries.used,
    storageRules: Object.fromEntries(answered.warehouses.map(({ id, storage }) => [id, storage])),
    parcels: parcels.map((parcel) => ({
      ...parcel,
      ...(parcel.estimated ? estimates[parcel.id] : {}),
      ...(parcel.expected ? { since: instantOfDay(at, parcel.day) } : {}),
    })),
  };
}
