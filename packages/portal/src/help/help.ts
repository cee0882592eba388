import type { Lang } from '@crossdock/contract/wire/values.ts';

/** The purpose of a page, and questions that members often ask there. */
export interface PageTexts {
  readonly purpose: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

export type PageChapter = Readonly<Record<Lang, PageTexts>>;
