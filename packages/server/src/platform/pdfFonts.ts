import { fileURLToPath } from 'node:url';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { openSync } from 'fontkit';

/** The font files. The first text is a module, and the second is the file's path relative to that module. */
const files = {
  tc: ['@embedpdf/fonts-tc', '../fonts/NotoSansHant-Regular.otf'],
  sc: ['@embedpdf/fonts-sc', '../fonts/NotoSansHans-Regular.otf'],
  thai: ['@fontsource/noto-sans-thai/index.css', 'files/noto-sans-thai-thai-400-normal.woff'],
} as const;
export type FontName = keyof typeof files;

function fileOf(name: FontName): string {
  const [begin, file] = files[name];
  return fileURLToPath(new URL(file, import.meta.resolve(begin)));
}

interface Font {
  readonly file: string;
  readonly has: ReadonlySet<number>;
}

const opened = new Map<FontName, Font>();

export function fontOf(name: FontName): Font {
  const known = opened.get(name);
  if (known) return known;
  const file = fileOf(name);
  const font = openSync(file);
  if (!('characterSet' in font)) throw new Error(`${file} is no single font`);
  const made = { file, has: new Set(font.characterSet) };
  opened.set(name, made);
  return made;
}

/**
 * The fonts of each language, in order of preference: Chinese characters look different in the two scripts,
 * and characters missing in the first font come from the next.
 */
const orders: Readonly<Record<Lang, readonly FontName[]>> = {
  tw: ['tc', 'sc', 'thai'],
  zh: ['sc', 'tc', 'thai'],
  en: ['tc', 'sc', 'thai'],
};

export interface FontRun {
  readonly font: FontName;
  readonly text: string;
}

/** Characters that are omitted because they are invisible or change the direction of the text. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu;

/** Splits the text into runs of one font each. A character that no font has becomes a question mark. */
export function fontRuns(text: string, lang: Lang): FontRun[] {
  const order = orders[lang];
  const runs: { font: FontName; text: string }[] = [];
  for (const char of text.normalize('NFC').replace(unseen, ' ')) {
    const last = runs.at(-1);
    const code = char.codePointAt(0) ?? 0;
    const blank = char === ' ' && last !== undefined;
    const found = blank ? last.font : order.find((name) => fontOf(name).has.has(code));
    const font = found ?? order[0] ?? 'tc';
    const shown = found === undefined ? '?' : char;
    if (last?.font === font) last.text += shown;
    else runs.push({ font, text: shown });
  }
  return runs;
}
