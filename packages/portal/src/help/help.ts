import type { Lang } from '@crossdock/contract/wire/values.ts';

/** The purpose of a page, and in each language the answers to questions that members often ask there. */
export interface PageChapter extends Readonly<Record<Lang, Readonly<Record<string, string>>>> {
  readonly purpose: Readonly<Record<Lang, string>>;
}
