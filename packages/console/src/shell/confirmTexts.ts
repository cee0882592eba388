import type { KeyWith, TextValues } from '@crossdock/ui/texts.ts';
import { type TextKey, t } from './i18n.ts';

type ConfirmKey = KeyWith<TextKey, 'title'> & KeyWith<TextKey, 'text'>;

/**
 * The texts of a dialog that asks for confirmation: `key.title`, `key.text`, and `key` for its button. `<ConfirmCall
 * {...confirmTexts('guide.remove')} />`.
 */
export const confirmTexts = (key: ConfirmKey, values?: TextValues) => ({
  title: t(`${key}.title`, values),
  text: t(`${key}.text`, values),
  confirmLabel: t(key, values),
});
