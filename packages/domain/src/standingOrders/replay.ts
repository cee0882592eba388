import type { StorageRule } from '../pricing/rateCard.ts';
import type { StoredParcel } from '../pricing/shipment.ts';
import { storage } from '../pricing/storage.ts';
import { type DueCondition, dueBy, type ShelfFacts, type StandingConditions } from './rules.ts';

const dayMs = 86_400_000;
/** Pauses and closed days move the end of free storage by so many days at most; later ends are not looked for. */
const mostPausedDays = 90;

/** A parcel of the past. */
export interface PastParcel {
  readonly id: string;
  readonly shelvedAt: string;
  /** When it really left the shelf; null: it is still there. */
  readonly leftAt: string | null;
  readonly stored: StoredParcel;
  readonly rule: StorageRule | null;
}

/** What the rule would have done at a moment. */
interface ReplayedAct<P> {
  readonly at: string;
  readonly parcels: readonly PastParcel[];
  readonly dueBy: readonly DueCondition[];
  readonly facts: ShelfFacts;
  readonly price: P;
}

/** What the caller knows: which parcels of a shelf go together, what they weigh, and what they cost at a moment. */
export interface ReplayWorld<P> {
  together(this: void, parcels: readonly PastParcel[]): readonly PastParcel[];
  weigh(
    this: void,
    parcels: readonly PastParcel[],
    at: string,
  ): { readonly actualG: number; readonly chargeableG: number; readonly price: P };
}

const freeDaysAt = ({ stored, rule }: PastParcel, at: string): number | null =>
  rule === null ? null : storage(stored, rule, { at, coinMinor: 1 }).freeDaysLeft;

/**
 * The days of free storage of the parcel that has the fewest; null without any rule.
 * @example fewestFreeDays([], '2026-11-01T00:00:00.000Z') // → null
 */
export const fewestFreeDays = (parcels: readonly PastParcel[], at: string): number | null =>
  parcels.reduce<number | null>((least, parcel) => {
    const days = freeDaysAt(parcel, at);
    return days === null || (least !== null && least <= days) ? least : days;
  }, null);

/** When the parcel has only so many free days left, before `until`. */
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
 * What a rule would have done with these parcels, oldest first. A parcel that really left the shelf before the rule was
 * due is not in it: what the member ordered in that time stays as it was. Never takes a parcel twice.
 * @example replay({ parcels: 1, weightG: null, weightBy: 'actual', freeDaysLeft: null }, [], '2026-11-01T00:00:00.000Z',
 *   { together: (all) => all, weigh: () => ({ actualG: 0, chargeableG: 0, price: 0 }) }) // → []
 */
export function replay<P>(
  conditions: StandingConditions,
  parcels: readonly PastParcel[],
  until: string,
  { together, weigh }: ReplayWorld<P>,
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
    const held = dueBy(conditions, facts);
    if (held.length === 0) continue;
    for (const { id } of going) taken.add(id);
    acts.push({ at, parcels: going, dueBy: held, facts, price });
  }
  return acts;
}
