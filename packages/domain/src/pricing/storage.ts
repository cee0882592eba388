import { type Minor, minor } from '../money.ts';
import { stepsIn } from '../rounding.ts';
import type { CostLine } from './costLine.ts';
import type { StorageRule } from './rateCard.ts';
import type { StoredParcel } from './shipment.ts';
import { volumeCm3 } from './weight.ts';

const dayMs = 86_400_000;

/** What a parcel's shelf costs so far, and what waiting costs. */
export interface Storage {
  /** Full days of 24 hours since it came onto the shelf. */
  readonly daysStored: number;
  readonly freeDaysLeft: number;
  readonly overtimeDays: number;
  readonly rentMinor: Minor;
  /** What each further day beyond the free ones costs. */
  readonly dayCostMinor: Minor;
  /** Days until the goods count as abandoned; null where they never do. */
  readonly abandonInDays: number | null;
}

/**
 * Storage of one parcel at the instant `at` (ISO 8601 UTC). A day counts once it is full, and days on which the clock
 * stood still do not count: the doubt is the member's.
 */
export function storage(parcel: StoredParcel, rule: StorageRule, at: string): Storage {
  const elapsedMs = Math.max(0, Date.parse(at) - Date.parse(parcel.since));
  const daysStored = Math.floor(elapsedMs / dayMs);
  const counted = Math.max(0, daysStored - parcel.pausedDays);
  const overtimeDays = Math.max(0, counted - rule.freeDays);
  const dayCostMinor = minor(units(parcel, rule) * rule.dayRateMinor);
  const full = overtimeDays * dayCostMinor;
  return {
    daysStored,
    freeDaysLeft: Math.max(0, rule.freeDays - counted),
    overtimeDays,
    rentMinor: minor(rule.capMinor === null ? full : Math.min(full, rule.capMinor)),
    dayCostMinor,
    abandonInDays: rule.abandonAfterDays === null ? null : Math.max(0, rule.abandonAfterDays - counted),
  };
}

/** One line per parcel that has stood longer than its free days. */
export function storageLines(parcels: readonly StoredParcel[], rule: StorageRule, at: string): CostLine[] {
  return parcels.map((parcel) => {
    const { daysStored, overtimeDays, rentMinor, dayCostMinor } = storage(parcel, rule, at);
    return {
      kind: 'storage',
      amountMinor: rentMinor,
      estimate: false,
      reason: {
        rule: 'storage.overtime',
        numbers: {
          parcel: parcel.label,
          daysStored,
          pausedDays: parcel.pausedDays,
          freeDays: rule.freeDays,
          overtimeDays,
          dayCostMinor,
        },
      },
    };
  });
}

function units(parcel: StoredParcel, rule: StorageRule): number {
  if (rule.by === 'parcel') return 1;
  return Math.max(1, stepsIn(rule.by === 'weight' ? parcel.weightG : volumeCm3(parcel), rule.unit));
}
