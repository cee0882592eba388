import { createTexts } from '@crossdock/ui/texts.ts';
import type { TextKey } from '../words/words.gen.ts';

export type { TextKey };
export const texts = createTexts<TextKey>();

/** The text of a key in the reader's language: `t('parcels.count', { n: 3 })`. */
export const { t, titleAndText, labelAndHint } = texts;
export const isTextKey = texts.isKey;
