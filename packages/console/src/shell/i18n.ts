import { createTexts, type KeyWith } from '@crossdock/ui/texts.ts';
import type { TextKey } from '../words/words.gen.ts';

export type { TextKey };
export const texts = createTexts<TextKey>();

/** The text of a key in the reader's language: `t('parcels.count', { n: 3 })`. */
export const { t, titleAndText, labelAndHint } = texts;
export const isTextKey = texts.isKey;

/** The texts of `key` and `key.intro`, for the head of a page: `<Page {...titleAndIntro('books.days')}>`. */
export const titleAndIntro = (key: KeyWith<TextKey, 'intro'>) => ({
  title: t(key),
  intro: t(`${key}.intro`),
});

type Start<K extends string, End extends string> = K extends `${infer Noun}.${End}` ? Noun : never;

/** The texts of `noun.title` and `noun.intro`, for the head of its page: `<Page {...nounTitleAndIntro('points')}>`. */
export const nounTitleAndIntro = (noun: Start<TextKey, 'title'> & Start<TextKey, 'intro'>) => ({
  title: t(`${noun}.title`),
  intro: t(`${noun}.intro`),
});
