import type { Lang } from '@crossdock/contract/wire/values.ts';

/**
 * How the shop's owner gets an account at a provider. Where to find each key is explained beside its field;
 * amounts are in the contract's tables.
 */
export interface AccountTexts {
  /** The steps from the application to the saved form. */
  readonly steps: readonly string[];
  /** The documents that the provider usually requires. */
  readonly papers: string;
  /** What to register there, besides the callback URL. */
  readonly register: string;
  readonly test: string;
  /** What the provider usually cannot do. */
  readonly cannot: readonly string[];
  /** Points that no official documentation states and that we have not tested with an account. */
  readonly unconfirmed?: readonly string[];
}

/** The steps of each of a page's usual tasks. */
export type PageTasks = Readonly<Record<string, readonly string[]>>;

/** The purpose of a page, and its usual tasks in each language. */
export interface PageChapter extends Readonly<Record<Lang, PageTasks>> {
  readonly purpose: Readonly<Record<Lang, string>>;
}

export type AccountChapter = Readonly<Record<Lang, AccountTexts>>;
