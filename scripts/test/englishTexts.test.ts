import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commentTypeNames } from '@crossdock/contract/comments/texts.ts';
import { fieldTexts } from '@crossdock/contract/fieldTexts.ts';
import { mailFooter, summaryTexts, unsubscribeTexts } from '@crossdock/contract/notices/mailTexts.ts';
import { noticeTexts } from '@crossdock/contract/notices/texts.ts';
import { refusals } from '@crossdock/contract/refusals.ts';
import { auditReasons } from '@crossdock/contract/shops/auditReasons.ts';
import { statusTexts } from '@crossdock/contract/shops/statusTexts.ts';
import { calls } from '@crossdock/contract/table.ts';
import { systemTrackingTexts, trackingTexts } from '@crossdock/contract/tracking/texts.ts';
import { transportTexts } from '@crossdock/contract/wire/callFailure.ts';
import { defaultClaimReasons } from '@crossdock/domain/aftersales/reasons.ts';
import { expect, test } from 'vitest';
import { accountChapters, pageChapters } from '../../packages/console/src/help/help.gen.ts';
import { words as consoleWords } from '../../packages/console/src/words/words.gen.ts';
import { words as portalWords } from '../../packages/portal/src/words/words.gen.ts';

const root = join(import.meta.dirname, '../..');

/** Words that `docs/glossary.md` keeps out of English texts. A star matches any ending. */
const avoided = (
  /^Not in English: (.*)$/m.exec(readFileSync(join(root, 'docs/glossary.md'), 'utf8'))?.[1] ?? ''
)
  .split(', ')
  .map((word) => new RegExp(`\\b${word.replace('.', '').replace('*', '\\w*')}\\b`, 'i'));

/** All texts under `en`, at any depth, with their place. */
function englishIn(place: string, node: unknown, english = false): [place: string, text: string][] {
  if (typeof node === 'string') return english ? [[place, node]] : [];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, inner]) =>
    englishIn(key === 'en' ? place : `${place} ${key}`, inner, english || key === 'en'),
  );
}

/** The console's help, which it loads when somebody opens it. A task's title is a key of its chapter. */
const accounts = await Promise.all(Object.values(accountChapters).map((load) => load()));
const pages = await Promise.all(
  Object.entries(pageChapters).map(async ([name, load]) => {
    const { purpose, en } = await load();
    return [name, { en: [purpose.en, Object.entries(en)] }] as const;
  }),
);
const helped = englishIn('help', [accounts, Object.fromEntries(pages)]);

const screens = [...englishIn('portal', portalWords), ...englishIn('console', consoleWords)];
const plain = [
  ...englishIn('refusal', [refusals, fieldTexts, transportTexts]),
  ...englishIn('notice', [noticeTexts, summaryTexts, mailFooter, unsubscribeTexts]),
  ...englishIn('text', [trackingTexts, systemTrackingTexts, statusTexts, auditReasons, defaultClaimReasons]),
  ...englishIn('text', commentTypeNames),
];
const summaries = Object.entries(calls).map(([name, { summary }]): [string, string] => [name, summary]);

test('no English text has a word that the glossary forbids', () => {
  expect(avoided.length).toBeGreaterThan(20);
  expect(avoided.filter((word) => word.test('Hand it in anew: mending suffices'))).toHaveLength(4);
  expect(helped.length).toBeGreaterThan(100);
  const said = [...screens, ...plain, ...summaries, ...helped];
  expect(said.filter(([, text]) => avoided.some((word) => word.test(text)))).toEqual([]);
});

test('an English count is a plural form, if the text can have one', () => {
  const counted =
    /(?<![–≤] ?|[Uu]p to )\{n\w*\} (?:days|members|orders|parcels|points|pieces|stores|rows|codes|records)\b/;
  expect(counted.test('{n} members')).toBe(true);
  expect(screens.filter(([, text]) => counted.test(text))).toEqual([]);
});

test("refusals and notifications fill in names only, because a shop's own text has no other form", () => {
  expect(plain.filter(([, text]) => /\{\w+,/.test(text))).toEqual([]);
});

test("quotes in the demo's English are texts of a screen", () => {
  const shown = new Set(screens.map(([, text]) => text));
  /**
   * Words that are allowed although the glossary avoids them, because others chose them: a term of a customs form,
   * and the name of the customs' app.
   */
  const others = ['daily goods', 'EZ WAY'];
  const notes = globSync('packages/demo/src/{guide,announcements}/*.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/ en: `([^`]*)`/g)].map(([, note = '']) => note),
  );
  const quoted = notes.flatMap((note) => [...note.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name));
  expect(quoted.length).toBeGreaterThan(5);
  expect(quoted.filter((name) => !shown.has(name) && !others.includes(name))).toEqual([]);
});
