import { createFileDropTexts, type FileDropKey } from '@crossdock/web/fileDropTexts.ts';
import { type TextKey, t } from './i18n.ts';

/** The texts of a `FileDrop`: `<FileDrop {...fileDropTexts('comments.pictures')} {...pictures.drop} />`. */
export const fileDropTexts = createFileDropTexts<FileDropKey<TextKey>>(t);
