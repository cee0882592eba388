import { type Minor, minor, shareDown, shareUp } from '../money.ts';
import type { PromotionSettings } from '../shops/settings.ts';

/** Where members share the shop's link. */
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

/** The most pictures that prove one share. */
export const sharePicturesMax = 6;

/** Proofs of one member that may wait for staff at the same time. */
export const sharesWaitingMax = 5;

const wholeBasisPoints = 10_000;

/** The referrer's share of freight paid, in minor units: rounded down, a fraction of a unit stays with the shop. */
export function earningOf(freightMinor: number, rateBp: number): Minor {
  return shareDown(minor(freightMinor), rateBp, wholeBasisPoints);
}

/**
 * What a refund takes back of the `leftMinor` that is left of an earning: the same part of it as of what the shop had
 * kept of the order, rounded up, so that what the referrer keeps is rounded down as the earning was. In minor units.
 */
export function earningTakenBack(leftMinor: number, refundedMinor: number, keptMinor: number): Minor {
  if (refundedMinor >= keptMinor) return minor(leftMinor);
  return shareUp(minor(leftMinor), refundedMinor, keptMinor);
}

/** What an approved sharing proof gives: money in minor units, and points; nothing while the programme is closed. */
export function shareReward({ active, shareRewardMinor, shareRewardPoints }: PromotionSettings) {
  return active ? { minor: shareRewardMinor, points: shareRewardPoints } : { minor: 0, points: 0 };
}

/** A friend's name as the referrer sees it: its first character, whatever its length. */
export function maskedName(name: string): string {
  const [first = ''] = name.trim();
  return `${first}＊＊`;
}

/** Why a referrer and a friend look like one person (a second account that earns from the first). */
export const likenesses = ['phone', 'address', 'idNumber'] as const;
export type Likeness = (typeof likenesses)[number];

/** How many digits at the end of two phone numbers must agree to be remarkable. */
export const likePhoneDigits = 6;
