import { pageTexts } from '@crossdock/contract/shops/pageTexts.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { Shop } from '../platform/shop.ts';

/** The shop's own description in this language, else the product's default sentence. */
export const descriptionOf = ({ name, settings }: Shop, lang: Lang): string =>
  settings.listing.descriptions[lang] || pageTexts[lang].front.description.replace('{shop}', () => name);
