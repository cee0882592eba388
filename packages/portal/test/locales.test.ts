import { compilePack } from '@crossdock/ui/vite/languagePacks.ts';
import { describe, expect, test } from 'vitest';
import en from '../src/locales/en.ts';
import tw from '../src/locales/tw.ts';
import zh from '../src/locales/zh.ts';

const packs: Readonly<Record<string, Readonly<Record<string, string>>>> = { tw, zh, en };

/** A name, which is the same in every language: WhatsApp, Excel. */
const name = /^[A-Z]\w+$/;

/** Names that a message fills in, however deep. */
function argumentsOf(tokens: unknown): string[] {
  if (!Array.isArray(tokens)) return [];
  return tokens.flatMap((token) => {
    if (!Array.isArray(token)) return [];
    const [name, , choices] = token;
    return [String(name), ...Object.values(choices ?? {}).flatMap(argumentsOf)];
  });
}

const placeholders = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(compilePack(texts)).map(([key, tokens]) => [
      key,
      [...new Set(argumentsOf(tokens))].sort(),
    ]),
  );

describe.each(['zh', 'en'])('the pack %s', (lang) => {
  const pack = packs[lang] ?? {};

  test('has the keys of the traditional Chinese one, none empty', () => {
    expect(Object.keys(pack).sort()).toEqual(Object.keys(tw).sort());
    expect(Object.entries(pack).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('fills in the same placeholders', () => {
    expect(placeholders(pack)).toEqual(placeholders(tw));
  });
});

test('English has no Chinese left in it, and Chinese is not English', () => {
  expect(Object.entries(en).filter(([, text]) => /\p{Script=Han}/u.test(text))).toEqual([]);
  const untranslated = Object.entries(tw).filter(
    ([key, text]) =>
      text === en[key as keyof typeof en] &&
      !name.test(text) &&
      /[a-z]{3}/.test(text.replace(/\{[^}]*\}/g, '')),
  );
  expect(untranslated).toEqual([]);
});
