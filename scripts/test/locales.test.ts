import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refusals } from '@crossdock/contract/refusals.ts';
import { trackingTexts } from '@crossdock/contract/tracking/texts.ts';
import { fieldTexts } from '@crossdock/contract/wire/fields.ts';
import { describe, expect, test } from 'vitest';
import consoleEn from '../../packages/console/src/locales/en.ts';
import consoleTw from '../../packages/console/src/locales/tw.ts';
import consoleZh from '../../packages/console/src/locales/zh.ts';
import portalEn from '../../packages/portal/src/locales/en.ts';
import portalTw from '../../packages/portal/src/locales/tw.ts';
import portalZh from '../../packages/portal/src/locales/zh.ts';
import { compilePack } from '../../packages/ui/src/vite/languagePacks.ts';

type Pack = Readonly<Record<string, string>>;

const apps: readonly (readonly [app: string, packs: Readonly<Record<'tw' | 'zh' | 'en', Pack>>])[] = [
  ['portal', { tw: portalTw, zh: portalZh, en: portalEn }],
  ['console', { tw: consoleTw, zh: consoleZh, en: consoleEn }],
];

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

const placeholders = (texts: Pack) =>
  Object.fromEntries(
    Object.entries(compilePack(texts)).map(([key, tokens]) => [
      key,
      [...new Set(argumentsOf(tokens))].sort(),
    ]),
  );

describe.each(apps)('%s', (_app, { tw, zh, en }) => {
  test.each([
    ['zh', zh],
    ['en', en],
  ])('the pack %s has the keys of the traditional Chinese one, none empty', (_lang, pack) => {
    expect(Object.keys(pack).sort()).toEqual(Object.keys(tw).sort());
    expect(Object.entries(pack).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test.each([
    ['zh', zh],
    ['en', en],
  ])('the pack %s fills in the same placeholders', (_lang, pack) => {
    expect(placeholders(pack)).toEqual(placeholders(tw));
  });

  test('English has no Chinese left in it, and Chinese is not English', () => {
    expect(Object.entries(en).filter(([, text]) => /\p{Script=Han}/u.test(text))).toEqual([]);
    const untranslated = Object.entries(tw).filter(
      ([key, text]) =>
        text === en[key] && !name.test(text) && /[a-z]{3}/.test(text.replace(/\{[^}]*\}/g, '')),
    );
    expect(untranslated).toEqual([]);
  });
});

test('what Taiwan reads keeps to the words of the glossary', () => {
  const rows = readFileSync(join(import.meta.dirname, '../../docs/glossary.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const banned = rows
    .slice(1)
    .flatMap((row) => (row.split('|')[5] ?? '').split(',').map((word) => word.trim()));
  const words = banned.filter((word) => word !== '');
  expect(words).toContain('渠道');
  const said = [
    ...Object.entries<string>(portalTw),
    ...Object.entries<string>(consoleTw),
    ...Object.entries({ ...refusals, ...fieldTexts, ...trackingTexts }).map(
      ([key, { tw }]) => [key, tw] as const,
    ),
  ];
  const found = said.filter(([, text]) => words.some((word) => text.includes(word)));
  expect(found).toEqual([]);
});
