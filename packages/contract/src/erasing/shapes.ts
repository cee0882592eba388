import { blockerKinds, erasureStates } from '@crossdock/domain/erasing/blockers.ts';
import { z } from 'zod';
import { count, plain } from '../wire/values.ts';

export const erasureState = z.enum(erasureStates);
export const erasureBlockerKind = z.enum(blockerKinds);

/** The effects that deleting the account would have now. */
export const erasurePreview = z.object({
  /** The open matters that must be finished first. */
  blockers: z.array(z.object({ kind: erasureBlockerKind, count })),
  /** Money in the account, including promotion earnings; below zero if the member owes money. */
  balanceMinor: count,
  points: count,
  coupons: count,
  /** How many days a deletion waits before it begins. */
  graceDays: count,
  booksYears: count,
  customsYears: count,
  /** When the last document that must be kept will be deleted; null if there is none. */
  keptUntil: plain.maybeInstant,
});
