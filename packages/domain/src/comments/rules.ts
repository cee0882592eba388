import { keysOf } from '../records.ts';
import type { ShopSettings } from '../shops/settings.ts';

/** Tags that a member can pick in a review, by topic. */
const tagsOf = {
  speed: ['speed.fast', 'speed.asPromised', 'speed.slow'],
  packing: ['packing.sturdy', 'packing.tidy', 'packing.damaged'],
  service: ['service.friendly', 'service.quickAnswer', 'service.hardToReach'],
  price: ['price.fair', 'price.clear', 'price.dear'],
} as const;

export const commentTypes = keysOf(tagsOf);
export type CommentType = keyof typeof tagsOf;
export type CommentTag = (typeof tagsOf)[CommentType][number];

/**
 * The tags that a member can pick about one topic.
 * @example tagsOfType('price') // → ['price.fair', 'price.clear', 'price.dear']
 */
export const tagsOfType = (type: CommentType): readonly CommentTag[] => tagsOf[type];
export const commentTags = commentTypes.flatMap(tagsOfType);

export const maxStars = 5;
/** At this many stars or fewer a review counts as unhappy. Staff see these first. */
export const unhappyStars = 2;
export const commentTextMax = 1000;
export const commentPicturesMax = 6;
/** The most points that a shop can give for one comment. */
export const commentPointsMax = 1000;

/**
 * The points that a review earns under the shop's settings.
 * @example pointsForComment({ ...defaultSettings, commentPoints: 10 }) // → 10
 * @example pointsForComment({ points: { ...defaultSettings.points, active: false }, commentPoints: 10 }) // → 0
 */
export const pointsForComment = ({
  points,
  commentPoints,
}: Pick<ShopSettings, 'points' | 'commentPoints'>): number => (points.active ? commentPoints : 0);

/**
 * The author's name under a public review: its first letter, or nothing. Never shows more of the name.
 * @example authorInitial('Mary', false) // → 'M＊＊'
 */
export function authorInitial(name: string, anonymous: boolean): string {
  const [first] = name;
  return anonymous || first === undefined ? '' : `${first}＊＊`;
}

export interface Rating {
  /** The mean of the stars in tenths: 46 is 4.6. */
  readonly starsTenths: number;
  readonly count: number;
}

/**
 * The rating from a sum of stars; null without reviews.
 * @example ratingOf(23, 5) // → { starsTenths: 46, count: 5 }
 */
export function ratingOf(sum: number, count: number): Rating | null {
  return count === 0 ? null : { starsTenths: Math.round((sum * 10) / count), count };
}
