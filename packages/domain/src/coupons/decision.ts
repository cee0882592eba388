import { type Minor, minor } from '../money.ts';
import {
  type CouponFacts,
  type CouponTerms,
  couponDeduction,
  isMeantFor,
  type UnmetConditions,
} from './rules.ts';
import type { CouponState } from './states.ts';

/** A member's copy of a coupon, with what is known of the coupon at the moment. Moments in ISO 8601 UTC. */
export interface HeldCoupon {
  readonly state: 'unused' | 'used' | 'revoked';
  readonly validFrom: string;
  readonly validUntil: string;
  readonly terms: CouponTerms;
  /** Null: no limit. */
  readonly budgetMinor: number | null;
  /** What all copies take off together. */
  readonly usedMinor: number;
  /** What this copy takes off the very fee that is judged; null where that fee does not use it. */
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

/** A copy that could be used at any time: what its terms alone come to. */
export function copyOf(terms: CouponTerms): HeldCoupon {
  const always = { validFrom: '0001-01-01T00:00:00Z', validUntil: '9999-12-31T00:00:00Z' };
  return { state: 'unused', ...always, terms, budgetMinor: null, usedMinor: 0, ownMinor: null };
}

/** Whether a copy has ended. */
export function hasEnded(validUntil: string, now: string): boolean {
  return Date.parse(validUntil) <= Date.parse(now);
}

/**
 * What a coupon takes off a fee, or why it does not: the one judgement of preview, quote, use, packing and staff. The fee
 * that uses it already goes on doing so past its end, and takes what is left of the budget where that is less.
 */
export function couponDecision(held: HeldCoupon, facts: CouponFacts, now: string): CouponDecision {
  const isOwn = held.ownMinor !== null;
  const gone = isOwn ? undefined : heldObstacle(held, now);
  if (gone) return { obstacle: { reason: gone } };
  if (!isMeantFor(held.terms.base, facts.of)) return { obstacle: { reason: 'coupon.otherUse' } };
  const found = couponDeduction(held.terms, facts);
  if ('unmet' in found) return { obstacle: { reason: 'coupon.conditions', unmet: found } };
  if (found.amountMinor === 0) return { obstacle: { reason: 'coupon.nothing' } };
  const roomMinor = budgetRoom(held);
  if (found.amountMinor <= roomMinor) return found;
  if (isOwn && roomMinor > 0) return { amountMinor: minor(roomMinor) };
  return { obstacle: { reason: 'coupon.budgetSpent' } };
}

/** What this copy may take off before all of them together cost more than the shop allows. */
function budgetRoom({
  budgetMinor,
  usedMinor,
  ownMinor,
}: Pick<HeldCoupon, 'budgetMinor' | 'usedMinor' | 'ownMinor'>) {
  return budgetMinor === null ? Number.POSITIVE_INFINITY : budgetMinor - usedMinor + (ownMinor ?? 0);
}

/** What keeps a member from using a copy, whatever the fee. */
function heldObstacle(
  { state, validFrom, validUntil }: HeldCoupon,
  now: string,
): 'coupon.used' | 'coupon.revoked' | 'coupon.expired' | 'coupon.notYet' | undefined {
  if (state === 'used') return 'coupon.used';
  if (state === 'revoked') return 'coupon.revoked';
  if (hasEnded(validUntil, now)) return 'coupon.expired';
  return Date.parse(validFrom) > Date.parse(now) ? 'coupon.notYet' : undefined;
}

/** A coupon as it is given to members. */
export interface GivenCoupon {
  readonly state: CouponState;
  /** Null: each copy ends by itself. */
  readonly validUntil: string | null;
  readonly totalCount: number | null;
  readonly issuedCount: number;
  readonly budgetMinor: number | null;
  readonly usedMinor: number;
}

export type GiftObstacle =
  | { readonly reason: 'coupon.notInUse' | 'coupon.stopped' | 'coupon.expired' | 'coupon.budgetSpent' }
  | { readonly reason: 'coupon.soldOut'; readonly left: number };

/** Why nobody can be given `copies` of a coupon now; undefined where nothing is in the way. */
export function giftObstacle(coupon: GivenCoupon, copies: number, now: string): GiftObstacle | undefined {
  if (coupon.state === 'draft') return { reason: 'coupon.notInUse' };
  if (coupon.state !== 'active') return { reason: 'coupon.stopped' };
  if (coupon.validUntil !== null && hasEnded(coupon.validUntil, now)) return { reason: 'coupon.expired' };
  const { totalCount, issuedCount } = coupon;
  if (totalCount !== null && issuedCount + copies > totalCount)
    return { reason: 'coupon.soldOut', left: totalCount - issuedCount };
  return budgetRoom({ ...coupon, ownMinor: null }) > 0 ? undefined : { reason: 'coupon.budgetSpent' };
}

/** Whether a member who has `held` copies, revoked ones aside, can be given another. */
export function mayHaveAnother(held: number, { perMember }: { readonly perMember: number }): boolean {
  return held < perMember;
}
