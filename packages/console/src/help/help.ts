import type { Lang } from '@crossdock/contract/wire/values.ts';

/** How the shop's owner gets an account at a provider. Where each key is shown stands beside its field, and amounts in the tables of the contract. */
export interface AccountTexts {
  /** From the application to the saved form, in order. */
  readonly steps: readonly string[];
  /** What the provider usually wants to see. */
  readonly papers: string;
  /** What to register there, beside the address for messages. */
  readonly register: string;
  readonly test: string;
  /** What it usually does not do. */
  readonly cannot: readonly string[];
  /** What documentation does not say, or only unofficial pages do, and no account of ours has shown. */
  readonly unconfirmed?: readonly string[];
}

/** What a page is for, and how its usual tasks are done. */
export interface PageTexts {
  readonly purpose: string;
  readonly tasks: readonly { readonly title: string; readonly steps: readonly string[] }[];
}

export type AccountChapter = Readonly<Record<Lang, AccountTexts>>;
export type PageChapter = Readonly<Record<Lang, PageTexts>>;
