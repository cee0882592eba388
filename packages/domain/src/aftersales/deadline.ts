import type { OrderState } from '../orders/states.ts';
import { dateIn } from '../orders/timeFilters.ts';
import { dayAfter } from '../wallet/days.ts';

export interface OrderClaimFacts {
  readonly state: OrderState;
  readonly signedAt: string | null;
  /** When staff declared the order lost. */
  readonly lostAt: string | null;
}

/**
 * The moment from which claims are possible: the delivery, or the declaration of loss. Undefined before that.
 * @example claimableFrom({ state: 'processing', signedAt: null, lostAt: null }) // → undefined
 */
export function claimableFrom({ state, signedAt, lostAt }: OrderClaimFacts): string | undefined {
  if (state === 'signed') return signedAt ?? undefined;
  return state === 'awaitingSignature' ? (lostAt ?? undefined) : undefined;
}

/**
 * The last day of the shop's calendar on which a claim is accepted.
 * @example lastClaimDay('2026-11-01T20:00:00Z', 7, 'Asia/Taipei') // → '2026-11-09'
 */
export function lastClaimDay(from: string, days: number, timeZone: string): string {
  return dayAfter(dateIn(from, timeZone), days);
}

/**
 * Whether a day is over in the shop's calendar.
 * @example isPastDay('2026-11-08', '2026-11-08T16:00:00Z', 'Asia/Taipei') // → true
 */
export function isPastDay(day: string, now: string, timeZone: string): boolean {
  return dateIn(now, timeZone) > day;
}

/**
 * Orders signed before this moment can no longer be claimed in any time zone. Used as a first filter.
 * @example earliestClaimableSigning('2026-11-20T00:00:00Z', 7) // → '2026-11-11T00:00:00.000Z'
 */
export function earliestClaimableSigning(now: string, days: number): string {
  return new Date(Date.parse(now) - (days + 2) * 86_400_000).toISOString();
}
