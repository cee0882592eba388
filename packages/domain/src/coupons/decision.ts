import { type Minor, minor } from '../money.ts';
import {
  type CouponTerms,
  couponDeduction,
  type DiscountableCharge,
  isUsableFor,
  type UnmetConditions,
} from './rules.ts';
import type { CouponState } from './states.ts';

/** A member's copy of a coupon, with the coupon's figures at this moment. Moments in ISO 8601 UTC. */
export interface CouponCopy {
  readonly state: 'unused' | 'used' | 'revoked';
  readonly validFrom: string;
  readonly validUntil: string;
  readonly terms: CouponTerms;
  /** The coupon's budget; null means no limit. */
  readonly budgetMinor: number | null;
  /** The sum that all copies have taken off so far. */
  readonly usedMinor: number;
  /** The discount of this copy on the fee that is judged; null if that fee does not use the copy. */
  readonly ownMinor: number | null;
}

export type CouponObstacle =
  | {
      readonly reason:
        | 'coupon.used'
        | 'coupon.revoked'
        | 'coupon.expired'
        | 'coupon.notYet'
        | 'coupon.otherUse'
        | 'coupon.nothing'
        | 'coupon.budgetSpent';
    }
  | { readonly reason: 'coupon.conditions'; readonly unmet: UnmetConditions };

export type CouponDecision = { readonly amountMinor: Minor } | { readonly obstacle: CouponObstacle };

/**
 * A copy that can be used at any time, so that only its terms decide. It never expires and has no budget to spend.
 * @example alwaysValidCopy(fiftyOff).validUntil // → '9999-12-31T00:00:00Z'
 */
export function alwaysValidCopy(terms: CouponTerms): CouponCopy {
  const always = { validFrom: '0001-01-01T00:00:00Z', validUntil: '9999-12-31T00:00:00Z' };
  return { state: 'unused', ...always, terms, budgetMinor: null, usedMinor: 0, ownMinor: null };
}

/**
 * Whether a copy has expired.
 * @example hasEnded('2026-11-01T00:00:00Z', '2026-11-01T00:00:00Z') // → true
 */
export function hasEnded(validUntil: string, now: string): boolean {
  return Date.parse(validUntil) <= Date.parse(now);
}

/**
 * Decides a coupon's discount on a fee at the instant `now`, or why the coupon does not apply. Preview, quote, use,
 * packing and staff all use this decision. A fee that already uses the coupon may keep it past its end, and gets the
 * rest of the budget if that is less than the discount. A fee that does not use it yet never gets a part of its
 * discount.
 * @example couponDecision(alwaysValidCopy(fiftyOff), smallFee, '2026-11-20T00:00:00Z') // → { amountMinor: 5000 }
 * @example couponDecision({ ...alwaysValidCopy(fiftyOff), budgetMinor: 5000, usedMinor: 1 }, smallFee,
 * '2026-11-20T00:00:00Z') // → { obstacle: { reason: 'coupon.budgetSpent' } }
 * @example couponDecision({ ...alwaysValidCopy(fiftyOff), state: 'used', ownMinor: 5000 }, smallFee, '2026-11-20T00:00:00Z')
 * // → { amountMinor: 5000 }
 */
export function couponDecision(held: CouponCopy, facts: DiscountableCharge, now: string): CouponDecision {
  const isOwn = held.ownMinor !== null;
  const gone = isOwn ? undefined : heldObstacle(held, now);
  if (gone) return { obstacle: { reason: gone } };
  if (!isUsableFor(held.terms.base, facts.of)) return { obstacle: { reason: 'coupon.otherUse' } };
  const found = couponDeduction(held.terms, facts);
  if ('unmet' in found) return { obstacle: { reason: 'coupon.conditions', unmet: found } };
  if (found.amountMinor === 0) return { obstacle: { reason: 'coupon.nothing' } };
  const roomMinor = budgetRoom(held);
  if (found.amountMinor <= roomMinor) return found;
  if (isOwn && roomMinor > 0) return { amountMinor: minor(roomMinor) };
  return { obstacle: { reason: 'coupon.budgetSpent' } };
}

/** The largest discount that the coupon's budget still allows for this copy. */
function budgetRoom({
  budgetMinor,
  usedMinor,
  ownMinor,
}: Pick<CouponCopy, 'budgetMinor' | 'usedMinor' | 'ownMinor'>) {
  return budgetMinor === null ? Number.POSITIVE_INFINITY : budgetMinor - usedMinor + (ownMinor ?? 0);
}

/** Why a member cannot use a copy for any fee; undefined if nothing prevents it. */
function heldObstacle(
  { state, validFrom, validUntil }: CouponCopy,
  now: string,
): 'coupon.used' | 'coupon.revoked' | 'coupon.expired' | 'coupon.notYet' | undefined {
  if (state === 'used') return 'coupon.used';
  if (state === 'revoked') return 'coupon.revoked';
  if (hasEnded(validUntil, now)) return 'coupon.expired';
  return Date.parse(validFrom) > Date.parse(now) ? 'coupon.notYet' : undefined;
}

/** The facts of a coupon that decide whether members can be given copies. */
export interface CouponToIssue {
  readonly state: CouponState;
  /** The end of all copies; null if each copy has its own end. */
  readonly validUntil: string | null;
  readonly totalCount: number | null;
  readonly issuedCount: number;
  readonly budgetMinor: number | null;
  readonly usedMinor: number;
}

export type CouponIssueObstacle =
  | { readonly reason: 'coupon.notInUse' | 'coupon.stopped' | 'coupon.expired' | 'coupon.budgetSpent' }
  | { readonly reason: 'coupon.soldOut'; readonly left: number };

/**
 * Why no member can be given `copies` more copies now; undefined if nothing prevents it.
 * @example couponIssueObstacle({ state: 'active', validUntil: null, totalCount: 100, issuedCount: 99, budgetMinor: null,
 * usedMinor: 0 }, 2, '2026-11-01T00:00:00Z') // → { reason: 'coupon.soldOut', left: 1 }
 */
export function couponIssueObstacle(
  coupon: CouponToIssue,
  copies: number,
  now: string,
): CouponIssueObstacle | undefined {
  if (coupon.state === 'draft') return { reason: 'coupon.notInUse' };
  if (coupon.state !== 'active') return { reason: 'coupon.stopped' };
  if (coupon.validUntil !== null && hasEnded(coupon.validUntil, now)) return { reason: 'coupon.expired' };
  const { totalCount, issuedCount } = coupon;
  if (totalCount !== null && issuedCount + copies > totalCount)
    return { reason: 'coupon.soldOut', left: totalCount - issuedCount };
  return budgetRoom({ ...coupon, ownMinor: null }) > 0 ? undefined : { reason: 'coupon.budgetSpent' };
}

/**
 * Whether a member who holds `held` copies (revoked ones not counted) can get another.
 * @example mayReceiveAnotherCopy(1, { perMember: 1 }) // → false
 */
export function mayReceiveAnotherCopy(held: number, { perMember }: { readonly perMember: number }): boolean {
  return held < perMember;
}
