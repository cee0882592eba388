import type { Lang } from '@crossdock/contract/wire/values.ts';

export const languageNames: Readonly<Record<Lang, string>> = {
  tw: '繁體中文',
  zh: '简体中文',
  en: 'English',
};
