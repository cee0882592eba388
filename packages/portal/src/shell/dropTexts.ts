import { createDropTexts, type DropKey } from '@crossdock/web/dropTexts.ts';
import { type TextKey, t } from './i18n.ts';

/** The texts of a `FileDrop`: `<FileDrop {...dropTexts('comments.pictures')} {...pictures.drop} />`. */
export const dropTexts = createDropTexts<DropKey<TextKey>>(t);
