import consoleTexts from '../packages/console/src/locales/tw.ts';
import portalTexts from '../packages/portal/src/locales/tw.ts';

/** What the screens say, from their own packs: a journey follows the words that people see. */
function speaker<T extends Readonly<Record<string, string>>>(texts: T) {
  return (key: keyof T & string, params: Readonly<Record<string, string | number>> = {}): string =>
    String(texts[key]).replace(/\{(\w+)[^}]*\}/g, (whole, name: string) => String(params[name] ?? whole));
}

export const portal = speaker(portalTexts);
export const desk = speaker(consoleTexts);

/** Every fixed text of the Chinese pack that no other language shares. */
export const chineseTexts: ReadonlySet<string> = new Set(
  [...Object.values(portalTexts), ...Object.values(consoleTexts)].filter((text) =>
    /[\u4e00-\u9fff]/.test(text),
  ),
);
