import { currentLanguage } from './language.ts';

/** Joins sentences. Chinese has no space between sentences. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.join(currentLanguage() === 'en' ? ' ' : '');
