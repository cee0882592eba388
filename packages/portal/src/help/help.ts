import type { Lang } from '@crossdock/contract/wire/values.ts';

/** What a page is for, and what members usually ask there. */
export interface PageTexts {
  readonly purpose: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

export type PageChapter = Readonly<Record<Lang, PageTexts>>;
