import { blockerKinds, erasureStates } from '@crossdock/domain/erasing/blockers.ts';
import { z } from 'zod';
import { instant } from '../wire/values.ts';

const count = z.number().int();

export const erasureState = z.enum(erasureStates);
export const blockerKind = z.enum(blockerKinds);

/** What deleting the account would do now. */
export const erasureOutlook = z.object({
  /** What has to end first. */
  blockers: z.array(z.object({ kind: blockerKind, count })),
  /** Money that is on the account, promotion earnings with it; below zero: what is owed. */
  balanceMinor: count,
  points: count,
  coupons: count,
  /** A job waits so many days before it begins. */
  graceDays: count,
  booksYears: count,
  customsYears: count,
  /** When the newest document that must be kept is cleared; null: there is none. */
  keptUntil: instant.nullable(),
});
