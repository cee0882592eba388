import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { factsByNoun } from '@crossdock/contract/facts.ts';
import type { Facts } from '@crossdock/contract/wire/facts.ts';
import type { Texts } from '@crossdock/contract/wire/values.ts';
import { describe, expect, test } from 'vitest';
import { words as consoleWords } from '../../packages/console/src/words/words.gen.ts';
import { words as portalWords } from '../../packages/portal/src/words/words.gen.ts';
import { compilePack, textsIn } from '../../packages/ui/src/vite/languagePacks.ts';
import { pairedKeysIn } from '../../packages/ui/src/vite/textKeysIn.ts';
import { callNamesIn } from '../registries/handlers.ts';

type Words = Readonly<Record<string, Texts>>;

const apps: readonly (readonly [app: string, words: Words])[] = [
  ['portal', portalWords],
  ['console', consoleWords],
];

/** The files with words, by their audience: `words`, `portalWords`, `consoleWords`, `sheetWords`. */
const root = join(import.meta.dirname, '../..');
const files = globSync(
  [
    'packages/contract/src/*/words.ts',
    'packages/{portal,console}/src/words/*.ts',
    'packages/web/src/words.ts',
  ],
  { cwd: root },
).filter((file) => !file.endsWith('.gen.ts'));
const parts = await Promise.all(
  files.map(
    async (file) => [file, (await import(join(root, file))) as Readonly<Record<string, Words>>] as const,
  ),
);

/** Matches a name that is the same in every language, such as WhatsApp or Excel. */
const name = /^[A-Z]\w+$/;

/** The placeholder names in a message, at any depth. */
function argumentsOf(tokens: unknown): string[] {
  if (!Array.isArray(tokens)) return [];
  return tokens.flatMap((token) => {
    if (!Array.isArray(token)) return [];
    const [name, , choices] = token;
    return [String(name), ...Object.values(choices ?? {}).flatMap(argumentsOf)];
  });
}

const placeholders = (words: Words, lang: keyof Texts) =>
  Object.fromEntries(
    Object.entries(compilePack(textsIn(lang, words))).map(([key, tokens]) => [
      key,
      [...new Set(argumentsOf(tokens))].sort(),
    ]),
  );

describe.each(apps)('%s', (app, words) => {
  test('no text is empty', () => {
    const empty = Object.entries(words).filter(([, texts]) =>
      Object.values(texts).some((text) => !text.trim()),
    );
    expect(empty).toEqual([]);
  });

  test.each(['zh', 'en'] as const)('%s fills in the same placeholders as the Chinese of Taiwan', (lang) => {
    expect(placeholders(words, lang)).toEqual(placeholders(words, 'tw'));
  });

  test('English has no Chinese left in it, and Chinese is not English', () => {
    expect(Object.entries(words).filter(([, { en }]) => /\p{Script=Han}/u.test(en))).toEqual([]);
    const untranslated = Object.entries(words).filter(
      ([, { tw, en }]) => tw === en && !name.test(tw) && /[a-z]{3}/.test(tw.replace(/\{[^}]*\}/g, '')),
    );
    expect(untranslated).toEqual([]);
  });

  test('the list has all texts of its nouns, and no key twice', () => {
    const own = parts
      .filter(([file]) => !/portal|console/.test(file) || file.includes(`/${app}/`))
      .flatMap(([file, said]) =>
        [said.words, said[`${app}Words`]].map((one) => [file, Object.keys(one ?? {})] as const),
      );
    expect(own.flatMap(([, keys]) => keys).sort()).toEqual(Object.keys(words).sort());
  });
});

/** Returns a test of whether an app's code uses a text key: as a literal key, or as a key that a template builds. */
function sayingIn(app: string): (key: string) => boolean {
  const code = globSync(`packages/{${app},web,ui}/src/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\/words\.ts$|\/src\/words\//.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const whole = new Set([...(code.match(/(?<=['"`])[\w.]+(?=['"`])/g) ?? []), ...pairedKeysIn(code)]);
  const templates = code.match(/(?<=`)[\w.]*(?:\$\{[^{}`]*\}[\w.]*)+(?=`)/g) ?? [];
  const patterns = [...new Set(templates)]
    .map((template) => template.replaceAll(/\$\{[^}]*\}/g, '*'))
    .filter((template) => /^\w+\.|\.\w+\.|^\*\.\w+$/.test(template))
    .map((template) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll('*', '[\\w.]+')}$`));
  const ofFacts = new Set(
    Object.entries<Facts>(factsByNoun).flatMap(([noun, facts]) => saidByFacts(app, noun, facts)),
  );
  return (key) => whole.has(key) || ofFacts.has(key) || patterns.some((pattern) => pattern.test(key));
}

/** The text keys that an app uses through a noun's facts, if its screens of the noun use them. */
function saidByFacts(app: string, noun: string, facts: Facts): string[] {
  const code = globSync(`packages/${app}/src/${noun}/**/*.{ts,tsx}`, { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  if (!code.includes(`contract/${noun}/facts.ts'`)) return [];
  return Object.entries(facts).flatMap(([name, fact]) => {
    if (typeof fact === 'string' || !new RegExp(`['"]${name}['"]`).test(code)) return [];
    const { label = `${noun}.${name}`, hint, unset } = fact;
    const more = fact.kind === 'choice' ? fact.choices.map((choice) => `${label}.${choice}`) : [];
    const unit = 'unit' in fact ? fact.unit : undefined;
    return [label, hint, unset, unit, ...more].filter((key) => key !== undefined);
  });
}

test.each(apps)('%s uses every text of its nouns', (app, words) => {
  const says = sayingIn(app);
  const ofNouns = new Set(
    parts
      .filter(([file]) => file.startsWith('packages/contract/'))
      .flatMap(([, said]) => [said.words, said[`${app}Words`]])
      .flatMap((one) => Object.keys(one ?? {})),
  );
  expect([...ofNouns].filter((key) => key in words && !says(key))).toEqual([]);
});

test('a key is in one file for both apps, and its first part leads there', () => {
  const places = new Map<string, Set<string>>();
  for (const [file, said] of parts)
    for (const key of Object.values(said).flatMap((one) => Object.keys(one))) {
      const first = key.split('.')[0] ?? '';
      // Skipped: texts of the activity log (`did`), which are in the noun of their call, and the frame's texts
      // (`shell`), which each app has.
      if (first === 'did' || first === 'shell') continue;
      places.set(first, (places.get(first) ?? new Set()).add(file));
    }
  expect([...places].filter(([, where]) => where.size > 1)).toEqual([]);
});

test("the log's text of a staff action is with the noun of the call", () => {
  const strayed = parts.flatMap(([file, said]) => {
    const noun = readdirSync(join(root, dirname(file))).flatMap((name) =>
      callNamesIn(readFileSync(join(root, dirname(file), name), 'utf8')),
    );
    return Object.keys(said.consoleWords ?? {}).filter((key) => {
      const [first, call = ''] = key.split('.');
      return first === 'did' && !noun.includes(call);
    });
  });
  expect(strayed).toEqual([]);
});

test('texts shared by both apps exist once', () => {
  const shell = Object.fromEntries(
    ['portal', 'console'].map((app) => [
      app,
      parts.find(([file]) => file.includes(`${app}/src/words/shell`))?.[1].words,
    ]),
  );
  const pairs = [
    ...parts.map(([, said]) => [said.portalWords, said.consoleWords]),
    [shell.portal, shell.console],
  ];
  const twice = pairs.flatMap(([portal = {}, desk = {}]) =>
    Object.keys(portal).filter((key) => JSON.stringify(portal[key]) === JSON.stringify(desk[key])),
  );
  expect(twice).toEqual([]);
});
