import { fractionRoundedDown, fractionRoundedUp, type Minor, minor } from '../money.ts';
import type { PromotionSettings } from '../shops/settings.ts';

/** The platforms on which members share the shop's link. */
export const sharePlatforms = [
  'facebook',
  'instagram',
  'line',
  'threads',
  'xiaohongshu',
  'wechat',
  'weibo',
  'tiktok',
  'youtube',
  'forum',
  'other',
] as const;
export type SharePlatform = (typeof sharePlatforms)[number];

/** The most photos that prove one share. */
export const sharePicturesMax = 6;

/** How many proofs of one member may wait for staff at the same time. */
export const pendingSharesMax = 5;

const wholeBasisPoints = 10_000;

/**
 * The referrer's share of paid freight, in minor units. It is rounded down. Never rounds up.
 * @example referralEarning(999, 500) // → 49
 */
export function referralEarning(freightMinor: number, rateBp: number): Minor {
  return fractionRoundedDown(minor(freightMinor), rateBp, wholeBasisPoints);
}

/**
 * The part of an earning that a refund takes back, in minor units, if `leftMinor` of the earning is left: the
 * refunded share of what the shop had kept of the order, rounded up.
 * @example earningToTakeBack(10, 1, 3) // → 4
 */
export function earningToTakeBack(leftMinor: number, refundedMinor: number, keptMinor: number): Minor {
  if (refundedMinor >= keptMinor) return minor(leftMinor);
  return fractionRoundedUp(minor(leftMinor), refundedMinor, keptMinor);
}

/**
 * The reward for an approved share: money in minor units, and points; nothing while the programme is closed.
 * @example shareReward(defaultSettings.promotion) // → { minor: 0, points: 10 }
 * @example shareReward({ ...defaultSettings.promotion, active: false }) // → { minor: 0, points: 0 }
 */
export function shareReward({ active, shareRewardMinor, shareRewardPoints }: PromotionSettings) {
  return active ? { minor: shareRewardMinor, points: shareRewardPoints } : { minor: 0, points: 0 };
}

/**
 * A friend's name as the referrer sees it: the first character, then a mask of fixed length. Never shows the length
 * of the name.
 * @example maskedName('Alexander') // → 'A＊＊'
 */
export function maskedName(name: string): string {
  const [first = ''] = name.trim();
  return `${first}＊＊`;
}

/** Why a referrer and a friend may be the same person (a second account that earns from the first). */
export const duplicateSigns = ['phone', 'address', 'idNumber'] as const;
export type DuplicateSign = (typeof duplicateSigns)[number];

/** How many final digits of two phone numbers must agree to be reported. */
export const comparedPhoneDigits = 6;
