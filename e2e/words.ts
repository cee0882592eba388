import { words as consoleWords } from '../packages/console/src/words/words.gen.ts';
import type { Texts } from '../packages/contract/src/wire/values.ts';
import { words as portalWords } from '../packages/portal/src/words/words.gen.ts';
import { languageNames } from '../packages/web/src/languageNames.ts';

/**
 * The texts come from the word packs of the portal and the console, so that the tests search for the same words that
 * people see.
 */
function speaker<T extends Readonly<Record<string, Texts>>>(words: T) {
  return (key: keyof T & string, params: Readonly<Record<string, string | number>> = {}): string =>
    String(words[key]?.tw).replace(/\{(\w+)[^}]*\}/g, (whole, name: string) => String(params[name] ?? whole));
}

export const portalTextOf = speaker(portalWords);
export const consoleTextOf = speaker(consoleWords);

// All texts have one common type here. With a union of the exact types of all texts, compiling takes ten seconds
// longer.
const packs: readonly Readonly<Record<string, Texts>>[] = [portalWords, consoleWords];

/** Every fixed text of the Chinese packs except the languages' own names, which every screen shows untranslated. */
export const chineseTexts: ReadonlySet<string> = new Set(
  packs
    .flatMap((pack) => Object.values(pack))
    .map(({ tw }) => tw)
    .filter((text) => /[\u4e00-\u9fff]/.test(text) && !Object.values<string>(languageNames).includes(text)),
);
