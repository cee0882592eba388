import type { VersionedDutyTable } from '../duties/snapshot.ts';
import type { DutyMode } from '../duties/table.ts';
import type { GoodsType } from '../parcels/goods.ts';
import type { DeliveryType, Lane } from '../pricing/lane.ts';
import type { Limits } from '../pricing/limits.ts';
import type { Advance, ServiceCharge } from '../pricing/quote.ts';
import type { StorageRule } from '../pricing/rateCard.ts';
import type { Box, ClockPause, Destination } from '../pricing/shipment.ts';

/**
 * How full a firm's boxes are. A share above 10,000 basis points means that the firm takes goods out of their
 * packaging.
 */
export interface BoxFillRate {
  /** Share of a box that parcels fill, in basis points. */
  readonly fillBp: number;
  readonly source: 'firm' | 'usual';
  readonly orders: number;
}

/** A parcel to plan: on the shelf (`day` 0), or expected `day` days from now with an estimated weight and size. */
export interface PlanParcel extends Box {
  readonly id: string;
  /** The courier number, which identifies the parcel on cost lines. */
  readonly label: string;
  readonly warehouseId: string;
  readonly goodsType: GoodsType;
  /** Parcels of the same `mergeGroup` may be one order (`mergeGroupOf`). */
  readonly mergeGroup: string;
  /** Parcels of the same purchase stay together (`purchasesOf`). */
  readonly purchase: string;
  /** The warehouse marked the parcel as shipping alone. */
  readonly travelsAlone: boolean;
  readonly declaredMinor: number;
  readonly day: number;
  /** When the parcel's storage days began, or when the parcel is expected, ISO 8601 UTC. */
  readonly since: string;
  readonly clockPauses: readonly ClockPause[];
  readonly advances: readonly Advance[];
  readonly services: readonly ServiceCharge[];
}

/** A shipping channel to the destination. */
export interface PlanLane {
  readonly channelId: string;
  readonly warehouseId: string;
  readonly mode: DutyMode;
  readonly minDays: number;
  readonly maxDays: number;
  readonly lane: Lane;
}

/** The data for estimating duty and tax at the destination. */
export interface PlanDuties {
  readonly table: VersionedDutyTable;
  /** The shop's currency. */
  readonly currency: string;
  /** Whether proposals are compared by the price with duty and tax, or by the price of shipping alone. */
  readonly counted: boolean;
}

/** Everything that prices depend on, as plain JSON. */
export interface PlanFacts {
  /** Now, ISO 8601 UTC. This moment is day 0, and each later day begins 24 hours after the one before. */
  readonly at: string;
  readonly coinMinor: number;
  readonly destination: Destination;
  readonly deliveryType: DeliveryType;
  readonly pickupLimits: Limits;
  /** The ids of carriers that deliver to the pickup point; undefined for home delivery. */
  readonly pickupCarriers: readonly string[] | undefined;
  /** How many customs entries the importer already has in this half-year. */
  readonly entriesBefore: number;
  readonly taxIncluded: boolean;
  /** Undefined if there is no table for the destination. */
  readonly duties: PlanDuties | undefined;
  /** Each warehouse's own storage rule. */
  readonly storageRules: Readonly<Record<string, StorageRule>>;
  readonly filling: BoxFillRate;
  readonly lanes: readonly PlanLane[];
  readonly parcels: readonly PlanParcel[];
}

const dayMs = 86_400_000;

/**
 * The instant of a day of the plan.
 * @example instantOfDay('2026-11-01T08:00:00.000Z', 2) // → '2026-11-03T08:00:00.000Z'
 */
export const instantOfDay = (at: string, day: number): string =>
  new Date(Date.parse(at) + day * dayMs).toISOString();
