import type { Lang } from '@crossdock/contract/wire/values.ts';

/** The purpose of a page, and the answers to questions that members often ask there. */
export interface PageTexts {
  readonly purpose: string;
  readonly questions: Readonly<Record<string, string>>;
}

export type PageChapter = Readonly<Record<Lang, PageTexts>>;
