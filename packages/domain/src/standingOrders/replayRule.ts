import type { StorageRule } from '../pricing/rateCard.ts';
import type { StoredParcel } from '../pricing/shipment.ts';
import { storageFeeOf } from '../pricing/storage.ts';
import { type DueCondition, metConditions, type ShippableTotals, type StandingConditions } from './rules.ts';

const dayMs = 86_400_000;
/**
 * Pauses and closed days move the end of free storage by at most this many days; later ends are not searched.
 */
const mostPausedDays = 90;

/** A parcel that the shop has stored. */
export interface PastParcel {
  readonly id: string;
  readonly shelvedAt: string;
  /** When the parcel really left the shelf; null if it is still there. */
  readonly leftAt: string | null;
  readonly stored: StoredParcel;
  readonly rule: StorageRule | null;
}

/** An action that the rule would have taken at one moment. */
interface ReplayedAct<P> {
  readonly at: string;
  readonly parcels: readonly PastParcel[];
  readonly dueBy: readonly DueCondition[];
  readonly facts: ShippableTotals;
  readonly price: P;
}

/**
 * Functions of the caller: which parcels on a shelf can ship together, their weight, and their price at a
 * moment.
 */
export interface ReplayCallbacks<P> {
  together(this: void, parcels: readonly PastParcel[]): readonly PastParcel[];
  weigh(
    this: void,
    parcels: readonly PastParcel[],
    at: string,
  ): { readonly actualG: number; readonly chargeableG: number; readonly price: P };
}

const freeDaysAt = ({ stored, rule }: PastParcel, at: string): number | null =>
  rule === null ? null : storageFeeOf(stored, rule, { at, coinMinor: 1 }).freeDaysLeft;

/**
 * The least number of free storage days left among the parcels; null without any storage rule.
 * @example fewestFreeDays([], '2026-11-01T00:00:00.000Z') // → null
 */
export const fewestFreeDays = (parcels: readonly PastParcel[], at: string): number | null =>
  parcels.reduce<number | null>((least, parcel) => {
    const days = freeDaysAt(parcel, at);
    return days === null || (least !== null && least <= days) ? least : days;
  }, null);

/** The moment before `until` at which the parcel has only this many free days left; empty if there is none. */
function fallsTo(parcel: PastParcel, days: number, until: string): string[] {
  if (parcel.rule === null) return [];
  const first = Math.max(0, parcel.rule.freeDays - days);
  for (let day = first; day <= first + mostPausedDays; day += 1) {
    const at = new Date(Date.parse(parcel.shelvedAt) + day * dayMs).toISOString();
    if (at >= (parcel.leftAt ?? until) || at >= until) return [];
    if ((freeDaysAt(parcel, at) ?? days + 1) <= days) return [at];
  }
  return [];
}

/**
 * The actions that a rule would have taken with these parcels, oldest first. Parcels that really left the shelf
 * before the rule was due are left out, because the member's own orders stay as they were. Never takes a parcel
 * twice.
 * @example replayRule({ parcels: 1, weightG: null, weightBy: 'actual', freeDaysLeft: null }, [], '2026-11-01T00:00:00.000Z',
 *   { together: (all) => all, weigh: () => ({ actualG: 0, chargeableG: 0, price: 0 }) }) // → []
 */
export function replayRule<P>(
  conditions: StandingConditions,
  parcels: readonly PastParcel[],
  until: string,
  { together, weigh }: ReplayCallbacks<P>,
): ReplayedAct<P>[] {
  const { freeDaysLeft } = conditions;
  const moments = parcels.flatMap((parcel) => [
    parcel.shelvedAt,
    ...(freeDaysLeft === null ? [] : fallsTo(parcel, freeDaysLeft, until)),
  ]);
  const taken = new Set<string>();
  const acts: ReplayedAct<P>[] = [];
  for (const at of [...new Set(moments)].sort()) {
    const shelf = parcels.filter(
      ({ id, shelvedAt, leftAt }) => !taken.has(id) && shelvedAt <= at && (leftAt === null || leftAt > at),
    );
    const going = together(shelf);
    if (going.length === 0) continue;
    const { price, ...weights } = weigh(going, at);
    const facts = { parcels: going.length, ...weights, freeDaysLeft: fewestFreeDays(going, at) };
    const held = metConditions(conditions, facts);
    if (held.length === 0) continue;
    for (const { id } of going) taken.add(id);
    acts.push({ at, parcels: going, dueBy: held, facts, price });
  }
  return acts;
}
