import { currentLanguage } from './language.ts';

/** Sentences one after another. Chinese has no space between them. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.join(currentLanguage() === 'en' ? ' ' : '');
