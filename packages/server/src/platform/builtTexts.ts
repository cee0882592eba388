import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang } from '@crossdock/contract/wire/values.ts';

type BuiltTexts = Readonly<Record<string, string>>;

/** A built app's texts by language, read at first use and cached. */
export function builtTexts(folder: string | undefined): (lang: Lang) => BuiltTexts {
  const known = new Map<Lang, BuiltTexts>();
  return (lang) => {
    const texts = known.get(lang) ?? read(folder, lang);
    known.set(lang, texts);
    return texts;
  };
}

function read(folder: string | undefined, lang: Lang): BuiltTexts {
  const file = folder && join(folder, `.vite/texts-${lang}.json`);
  return file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
