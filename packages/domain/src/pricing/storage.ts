import { type Minor, minor, sum } from '../money.ts';
import { stepsIn, upToMultiple } from '../rounding.ts';
import { pausedMs } from './clockPauses.ts';
import type { CostLine } from './costLine.ts';
import type { StorageException, StorageRule, StorageTerms } from './rateCard.ts';
import type { StoredParcel } from './shipment.ts';
import { volumeCm3 } from './weight.ts';

const dayMs = 86_400_000;

/** The column of a parcel that says when its storage days begin. The server's statements select it under this name. */
export const storageStart = 'shelvedAt';

/**
 * When a parcel's storage days began, ISO 8601 UTC; null while they have not. Rule: free days count from shelving, not from
 * arrival (product decision 25).
 */
export const storageBegins = (parcel: { readonly [storageStart]: string | null }): string | null =>
  parcel[storageStart];

/** A warehouse's own rule, by which every rent is counted before a channel is chosen. */
export function shelfRule(freeDays: number, terms: StorageTerms): StorageRule {
  return { ...terms, freeDays };
}

/** What a parcel's shelf costs so far, and what waiting costs. */
export interface Storage {
  /** Full days of 24 hours since it came onto the shelf. */
  readonly daysStored: number;
  /** Days of these that do not count, because the clock stood still. */
  readonly pausedDays: number;
  readonly freeDaysLeft: number;
  readonly overtimeDays: number;
  readonly rentMinor: Minor;
  /** What the next day beyond the free ones costs. */
  readonly dayCostMinor: Minor;
  /** Days until the goods count as abandoned; null where they never do. */
  readonly abandonInDays: number | null;
}

/**
 * Storage of one parcel at the instant `at` (ISO 8601 UTC): the one way to its rent, for its page, the quote and the bill.
 * Each of its lines is made of whole coins, as on the bill.
 * A day counts once it is full, and a day in which the clock stood still does not: the doubt is the member's.
 */
export function storage(
  parcel: StoredParcel,
  rule: StorageRule,
  { at, coinMinor }: { readonly at: string; readonly coinMinor: number },
): Storage {
  const clock = clockOf(parcel, rule, at);
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

/** The lines of parcels that have stood longer than their free days: one for each day rate that they came to. */
export function storageLines(
  parcels: readonly StoredParcel[],
  rule: StorageRule | StorageException,
  at: string,
): CostLine[] {
  return parcels.flatMap((parcel) => {
    const { daysStored, pausedDays, overtimeDays } = clockOf(parcel, rule, at);
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

function clockOf(parcel: StoredParcel, rule: StorageRule, at: string) {
  const since = Date.parse(parcel.since);
  const until = Math.max(since, Date.parse(at));
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

/** The days beyond the free ones by their rate. A cap shortens the last ones. */
function bandsOf(parcel: StoredParcel, rule: StorageRule, overtimeDays: number): Band[] {
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
  return Math.max(1, stepsIn(rule.by === 'weight' ? parcel.weightG : volumeCm3(parcel), rule.unit));
}
