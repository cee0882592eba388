import type { Lang } from '../languages.ts';

/** How the shop appears in search engines and messengers, and whether search engines may list it. */
export interface ListingSettings {
  /** Search engines may list the shop's public pages. */
  readonly listed: boolean;
  /** A sentence or two for search results, by language; an empty one is replaced by the product's own. */
  readonly descriptions: Readonly<Record<Lang, string>>;
}

export const defaultListingSettings: ListingSettings = {
  listed: true,
  descriptions: { tw: '', zh: '', en: '' },
};

/** The greatest length of a description. Search results show no more than this. */
export const descriptionMax = 200;
