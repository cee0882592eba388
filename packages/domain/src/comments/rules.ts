import { keysOf } from '../records.ts';
import type { ShopSettings } from '../shops/settings.ts';

/** What can be said of an order by a touch, by what it is about. */
const tagsOf = {
  speed: ['speed.fast', 'speed.asPromised', 'speed.slow'],
  packing: ['packing.sturdy', 'packing.tidy', 'packing.damaged'],
  service: ['service.friendly', 'service.quickAnswer', 'service.hardToReach'],
  price: ['price.fair', 'price.clear', 'price.dear'],
} as const;

export const commentTypes = keysOf(tagsOf);
export type CommentType = keyof typeof tagsOf;
export type CommentTag = (typeof tagsOf)[CommentType][number];

export const tagsOfType = (type: CommentType): readonly CommentTag[] => tagsOf[type];
export const commentTags = commentTypes.flatMap(tagsOfType);

export const mostStars = 5;
/** From here on down somebody is unhappy: staff see these first. */
export const unhappyStars = 2;
export const commentTextMax = 1000;
export const commentPicturesMax = 6;
/** The most points that a shop can give for one comment. */
export const commentPointsMax = 1000;

/** What a comment earns as the shop's settings stand. */
export const pointsForComment = ({
  points,
  commentPoints,
}: Pick<ShopSettings, 'points' | 'commentPoints'>): number => (points.active ? commentPoints : 0);

/** How the author of a public comment is named: by the first letter, or not at all. */
export function shownName(name: string, anonymous: boolean): string {
  const [first] = name;
  return anonymous || first === undefined ? '' : `${first}＊＊`;
}

export interface Rating {
  /** The mean of the stars in tenths: 46 is 4.6. */
  readonly starsTenths: number;
  readonly count: number;
}

/** Null where nobody has said anything. */
export function ratingOf(sum: number, count: number): Rating | null {
  return count === 0 ? null : { starsTenths: Math.round((sum * 10) / count), count };
}
