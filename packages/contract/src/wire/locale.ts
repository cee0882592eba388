import type { Lang } from './values.ts';

/** BCP 47 tags for `Intl`, plurals and the page's `lang`. */
export const locales: Readonly<Record<Lang, string>> = { tw: 'zh-Hant-TW', zh: 'zh-Hans-CN', en: 'en' };
