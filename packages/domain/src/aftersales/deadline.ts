import type { OrderState } from '../orders/states.ts';
import { dateIn } from '../orders/timeFilters.ts';
import { dayAfter } from '../wallet/days.ts';

export interface Ended {
  readonly state: OrderState;
  readonly signedAt: string | null;
  /** When staff declared that it will not come. */
  readonly lostAt: string | null;
}

/** From when on claims are possible: the signature, or the word that it is lost. Undefined: not yet. */
export function claimableFrom({ state, signedAt, lostAt }: Ended): string | undefined {
  if (state === 'signed') return signedAt ?? undefined;
  return state === 'awaitingSignature' ? (lostAt ?? undefined) : undefined;
}

/** The last day of the shop's calendar on which a claim is taken. */
export function lastClaimDay(from: string, days: number, timeZone: string): string {
  return dayAfter(dateIn(from, timeZone), days);
}

/** Whether the shop's calendar has passed that day. */
export function isPastDay(day: string, now: string, timeZone: string): boolean {
  return dateIn(now, timeZone) > day;
}
