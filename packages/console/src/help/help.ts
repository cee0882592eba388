import type { Lang } from '@crossdock/contract/wire/values.ts';

/**
 * The texts that explain how the shop's owner gets an account at a provider. Two things are not repeated here: the
 * form explains each key beside its field, and the tables of the package `contract` contain the amounts.
 */
export interface AccountTexts {
  /** The steps from the application to the saved form. */
  readonly steps: readonly string[];
  /** The documents that the provider usually requires. */
  readonly papers: string;
  /** The data to register at the provider, besides the callback URL. */
  readonly register: string;
  readonly test: string;
  /** Features that the provider usually lacks. */
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
