import { pageTexts } from '@crossdock/contract/shops/pageTexts.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { Shop } from '../platform/shop.ts';

/** What the shop says of itself in this language, else the product's own sentence about it. */
export const descriptionOf = ({ name, settings }: Shop, lang: Lang): string =>
  settings.listing.descriptions[lang] || pageTexts[lang].front.description.replace('{shop}', () => name);
