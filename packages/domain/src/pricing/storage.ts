import { type Minor, minor, sum } from '../money.ts';
import { stepCount, upToMultiple } from '../rounding.ts';
import { pausedMs } from './clockPauses.ts';
import type { CostLine } from './costLine.ts';
import type { StorageException, StorageRule, StorageTerms } from './rateCard.ts';
import type { StoredParcel } from './shipment.ts';
import { volumeCm3 } from './weight.ts';

const dayMs = 86_400_000;

/** When storage days begin: with the parcel's shelving, or with the delivery of the arrival message. */
export const storageStarts = ['shelved', 'told'] as const;

/** A shop's choice of when storage days begin. A parcel keeps the choice under which it was shelved. */
export interface StorageStartRule {
  readonly storageFrom: (typeof storageStarts)[number];
  /** Days after shelving at which the storage days begin even if the message could not be delivered. */
  readonly storageLatestDays: number;
}

/**
 * The fields of a parcel's row that decide when its storage days begin. `storageStartOf` returns the value of one of
 * them, so a query can narrow parcels by the earliest and the latest value without knowing the rule.
 */
export const storageStartFields = [
  'shelvedAt',
  // The latest beginning, with or without a delivered message; null: storage days begin with shelving.
  'storageLatest',
  // When the first arrival message was delivered or opened; null if no delivery is known.
  'arrivalToldAt',
] as const;

/** The values of the `storageStartFields`, ISO 8601 UTC. */
export type StorageStart = Readonly<Record<(typeof storageStartFields)[number], string | null>>;

/**
 * The latest moment at which the storage days begin for a parcel shelved at `at`; null: with its shelving.
 * @example latestStorageStart({ storageFrom: 'told', storageLatestDays: 3 }, '2026-11-01T00:00:00.000Z') // → '2026-11-04T00:00:00.000Z'
 */
export const latestStorageStart = (
  { storageFrom, storageLatestDays }: StorageStartRule,
  at: string,
): string | null =>
  storageFrom === 'told' ? new Date(Date.parse(at) + storageLatestDays * dayMs).toISOString() : null;

/**
 * When a parcel's storage days begin, ISO 8601 UTC; it may be in the future. Null before it is shelved. They begin
 * with shelving, not with arrival. If the shop chose so, they begin with the delivery of the arrival message, but at
 * the latest some days after shelving.
 * @example storageStartOf({ shelvedAt: '2026-11-01T00:00:00Z', storageLatest: '2026-11-04T00:00:00Z', arrivalToldAt: '2026-11-02T00:00:00Z' }) // → '2026-11-02T00:00:00Z'
 */
export function storageStartOf({ shelvedAt, storageLatest, arrivalToldAt }: StorageStart): string | null {
  if (shelvedAt === null || storageLatest === null) return shelvedAt;
  if (arrivalToldAt === null || Date.parse(arrivalToldAt) >= Date.parse(storageLatest)) return storageLatest;
  return Date.parse(arrivalToldAt) < Date.parse(shelvedAt) ? shelvedAt : arrivalToldAt;
}

/**
 * Why storage days begin when they do. `pending`: the message is not delivered yet. `untold`: it was not delivered in
 * time.
 */
export const storageStartReasons = ['shelved', 'told', 'pending', 'untold'] as const;
export type StorageStartReason = (typeof storageStartReasons)[number];

/**
 * Why a parcel's storage days begin when they do, as known at the instant `at`.
 * @example storageStartReason({ shelvedAt: '2026-11-01T00:00:00Z', storageLatest: '2026-11-04T00:00:00Z', arrivalToldAt: null }, '2026-11-02T00:00:00Z') // → 'pending'
 */
export function storageStartReason(
  { storageLatest, arrivalToldAt }: StorageStart,
  at: string,
): StorageStartReason {
  if (storageLatest === null) return 'shelved';
  const latest = Date.parse(storageLatest);
  if (arrivalToldAt !== null && Date.parse(arrivalToldAt) < latest) return 'told';
  return Date.parse(at) < latest ? 'pending' : 'untold';
}

/**
 * A warehouse's own rule. It is used for every storage fee until a channel is chosen.
 * @example warehouseStorageRule(30, { by: 'parcel', unit: 1, dayRateMinor: 100, capMinor: null, abandonAfterDays: null }).freeDays
 * // → 30
 */
export function warehouseStorageRule(freeDays: number, terms: StorageTerms): StorageRule {
  return { ...terms, freeDays };
}

/** The storage fee of a parcel so far, and the cost of waiting longer. */
export interface StorageFee {
  /** Full days of 24 hours since the parcel's storage days began (`storageStartOf`). */
  readonly daysStored: number;
  /** How many of the stored days do not count because they were paused. */
  readonly pausedDays: number;
  readonly freeDaysLeft: number;
  readonly overtimeDays: number;
  readonly rentMinor: Minor;
  /** The price of the next day after the free ones. */
  readonly dayCostMinor: Minor;
  /** Days until the goods count as abandoned; null means never. */
  readonly abandonInDays: number | null;
}

/**
 * Storage of one parcel at the instant `at` (ISO 8601 UTC), for its page, the quote and the bill. The rent of each day
 * rate is rounded up to whole coins. Only full days of 24 hours count, and a day with a pause in it never does.
 * @example storageFeeOf(storedParcel('2026-10-01T12:00:00Z'), taiwanSeaExpress.storage, { at: '2026-11-02T11:59:59Z', coinMinor:
 * 100 }) // → { daysStored: 31, pausedDays: 0, freeDaysLeft: 0, overtimeDays: 1, rentMinor: 300, dayCostMinor: 300,
 * abandonInDays: 149 }
 */
export function storageFeeOf(
  parcel: StoredParcel,
  rule: StorageRule,
  { at, coinMinor }: { readonly at: string; readonly coinMinor: number },
): StorageFee {
  const clock = clockOf(parcel, rule, Date.parse(at));
  const bands = bandsOf(parcel, rule, clock.overtimeDays);
  const next = rateOn(rule, clock.overtimeDays + 1);
  return {
    daysStored: clock.daysStored,
    pausedDays: clock.pausedDays,
    freeDaysLeft: Math.max(0, rule.freeDays - clock.counted),
    overtimeDays: clock.overtimeDays,
    rentMinor: sum(bands.map((band) => minor(upToMultiple(band.rentMinor, coinMinor)))),
    dayCostMinor: minor(units(parcel, rule) * next),
    abandonInDays: rule.abandonAfterDays === null ? null : Math.max(0, rule.abandonAfterDays - clock.counted),
  };
}

/**
 * The lines of parcels that stayed longer than their free days: one for each day rate. Never rounds to a coin: the
 * quote does that with all its lines.
 * @example storageLines([storedParcel('2026-10-01T12:00:00Z')], taiwanSeaExpress.storage, '2026-11-02T12:00:00Z').map(({
 * amountMinor }) => amountMinor) // → [600]
 * @example storageLines([storedParcel('2026-10-01T12:00:00Z')], taiwanSeaExpress.storage, '2026-10-31T12:00:00Z') // → []
 */
export function storageLines(
  parcels: readonly StoredParcel[],
  rule: StorageRule | StorageException,
  at: string,
): CostLine[] {
  const atMs = Date.parse(at);
  return parcels.flatMap((parcel) => {
    const { daysStored, pausedDays, overtimeDays } = clockOf(parcel, rule, atMs);
    return bandsOf(parcel, rule, overtimeDays).map((band) => ({
      kind: 'storage' as const,
      amountMinor: band.rentMinor,
      estimate: false,
      reason: {
        rule: 'storage.overtime' as const,
        numbers: {
          parcel: parcel.label,
          ...('name' in rule ? { exception: rule.name } : {}),
          daysStored,
          pausedDays,
          freeDays: rule.freeDays,
          ...(band.fromDay > 1 ? { fromDay: band.fromDay } : {}),
          overtimeDays: band.days,
          dayCostMinor: band.dayCostMinor,
        },
      },
    }));
  });
}

function clockOf(parcel: StoredParcel, rule: StorageRule, atMs: number) {
  const since = Date.parse(parcel.since);
  const until = Math.max(since, parcel.until === undefined ? atMs : Date.parse(parcel.until));
  const daysStored = Math.floor((until - since) / dayMs);
  const stoodStill = Math.ceil(pausedMs(parcel.clockPauses, since, until) / dayMs);
  const pausedDays = Math.min(daysStored, stoodStill);
  const counted = daysStored - pausedDays;
  return { daysStored, pausedDays, counted, overtimeDays: Math.max(0, counted - rule.freeDays) };
}

interface Band {
  readonly fromDay: number;
  readonly days: number;
  readonly dayCostMinor: Minor;
  readonly rentMinor: Minor;
}

/**
 * The days after the free ones, grouped by rate. If the fees reach the cap, the fees of the last groups are reduced.
 */
function bandsOf(parcel: StoredParcel, rule: StorageRule, overtimeDays: number): Band[] {
  if (overtimeDays <= 0) return [];
  const starts = [{ fromDay: 1, dayRateMinor: rule.dayRateMinor }, ...(rule.laterRates ?? [])];
  const perUnit = units(parcel, rule);
  let room = rule.capMinor ?? Number.MAX_SAFE_INTEGER;
  return starts.flatMap(({ fromDay, dayRateMinor }, at) => {
    const endDay = Math.min(overtimeDays, (starts[at + 1]?.fromDay ?? Number.POSITIVE_INFINITY) - 1);
    const days = endDay - fromDay + 1;
    if (days <= 0) return [];
    const dayCostMinor = minor(perUnit * dayRateMinor);
    const rentMinor = minor(Math.min(days * dayCostMinor, room));
    room -= rentMinor;
    return [{ fromDay, days, dayCostMinor, rentMinor }];
  });
}

function rateOn(rule: StorageRule, day: number): number {
  return rule.laterRates?.findLast(({ fromDay }) => fromDay <= day)?.dayRateMinor ?? rule.dayRateMinor;
}

function units(parcel: StoredParcel, rule: StorageRule): number {
  if (rule.by === 'parcel') return 1;
  return Math.max(1, stepCount(rule.by === 'weight' ? parcel.weightG : volumeCm3(parcel), rule.unit));
}
