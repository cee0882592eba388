import consoleTexts from '../packages/console/src/locales/tw.ts';
import portalTexts from '../packages/portal/src/locales/tw.ts';
import { languageNames } from '../packages/web/src/language.ts';

/** What the screens say, from their own packs: a journey follows the words that people see. */
function speaker<T extends Readonly<Record<string, string>>>(texts: T) {
  return (key: keyof T & string, params: Readonly<Record<string, string | number>> = {}): string =>
    String(texts[key]).replace(/\{(\w+)[^}]*\}/g, (whole, name: string) => String(params[name] ?? whole));
}

export const portal = speaker(portalTexts);
export const desk = speaker(consoleTexts);

/** Every fixed text of the Chinese packs, but for the languages' own names, which each screen shows as they are. */
export const chineseTexts: ReadonlySet<string> = new Set(
  [...Object.values(portalTexts), ...Object.values(consoleTexts)].filter(
    (text) => /[\u4e00-\u9fff]/.test(text) && !Object.values<string>(languageNames).includes(text),
  ),
);
