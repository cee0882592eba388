import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { einvoiceProviderKinds } from '@crossdock/contract/einvoices/providerKinds.ts';
import { smsPresetSettings } from '@crossdock/contract/messages/smsPresets.ts';
import { providerKindNames, providerKindSpec } from '@crossdock/contract/payments/providerKinds.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import { expect, test } from 'vitest';
import { accountChapters, pageChapters } from '../../packages/console/src/help/help.gen.ts';
import { words } from '../../packages/console/src/words/words.gen.ts';
import { pageChapters as memberChapters } from '../../packages/portal/src/help/help.gen.ts';
import { words as memberWords } from '../../packages/portal/src/words/words.gen.ts';
import { appRoutes, isInLayout } from '../../packages/ui/src/vite/appRoutes.ts';
import { accountsPage } from '../accountsPage.ts';
import { root } from '../commands.ts';
import { handbookPages } from '../handbook.ts';
import { memberPages } from '../memberHandbook.ts';

const chapters = await Promise.all(
  Object.values({ ...accountChapters, ...pageChapters }).map((load) => load()),
);
const pages = await Promise.all(Object.values(pageChapters).map((load) => load()));
const accounts = await Promise.all(Object.values(accountChapters).map((load) => load()));
const memberHelp = await Promise.all(Object.values(memberChapters).map((load) => load()));
const langs = ['zh', 'tw', 'en'] as const;

/** The addresses of those pages of an app that show the menu. */
const pathsIn = (app: string): string[] =>
  appRoutes(join(root, 'packages', app, 'src'))
    .filter(isInLayout)
    .flatMap(({ path }) => path ?? []);

test("the page about accounts and the handbook have the console's texts: node scripts/registries.ts writes them", () => {
  for (const { file, text } of [accountsPage, ...handbookPages, ...memberPages])
    expect(readFileSync(join(root, file), 'utf8'), file).toBe(text());
});

test('each page of the console has a chapter, its own or that of the page above it', () => {
  const pagesOfConsole = pathsIn('console').map((path) => path.slice(1).replaceAll('/', '.') || 'home');
  expect(pagesOfConsole.length).toBeGreaterThan(60);
  const names = Object.keys(pageChapters);
  expect(
    pagesOfConsole.filter((page) => !names.some((name) => page === name || page.startsWith(`${name}.`))),
    'Each needs packages/console/src/help/pages/<page>.ts; then node scripts/registries.ts and npm run pictures',
  ).toEqual([]);
});

test('each chapter has its picture in each language, and no picture is left over', () => {
  const folder = join(root, 'packages/console/public/help');
  const wanted = Object.keys(pageChapters).flatMap((name) => langs.map((lang) => `${name}.${lang}.webp`));
  expect(
    wanted.filter((file) => !existsSync(join(folder, file))),
    'npm run pictures takes them',
  ).toEqual([]);
  expect(globSync('*', { cwd: folder }).filter((file) => !wanted.includes(file))).toEqual([]);
});

test('each account that an owner enters has its chapter', () => {
  const presets = keysOf(smsPresetSettings).filter((name) => name !== 'other');
  expect(Object.keys(accountChapters)).toEqual(
    expect.arrayContaining([...providerKindNames, ...einvoiceProviderKinds, ...presets, 'mail', 'line']),
  );
  for (const { en } of accounts) {
    expect(en.steps.length).toBeGreaterThanOrEqual(4);
    expect(en.steps.length).toBeLessThanOrEqual(7);
  }
});

test('a chapter of the console has its purpose and at least three usual tasks', () => {
  const names = Object.keys(pageChapters);
  expect(names.filter((_, at) => Object.keys(pages[at]?.en ?? {}).length < 3)).toEqual([]);
});

test('a chapter has the same number of entries in each language', () => {
  const shapeOf = (value: unknown): unknown =>
    typeof value === 'object' && value !== null ? Object.values(value).map(shapeOf) : typeof value;
  for (const chapter of [...chapters, ...memberHelp])
    for (const lang of langs) expect(shapeOf(chapter[lang])).toEqual(shapeOf(chapter.en));
});

test("a chapter's quotes are texts of a screen", () => {
  for (const lang of langs) {
    expectQuoted(lang, [...pages, ...pages.map(({ purpose }) => purpose)], Object.values(words));
    expectQuoted(
      lang,
      [...memberHelp, ...memberHelp.map(({ purpose }) => purpose)],
      Object.values(memberWords),
    );
  }
});

type Texts = Readonly<Record<(typeof langs)[number], unknown>>;

function expectQuoted(lang: (typeof langs)[number], help: readonly Texts[], words: readonly Texts[]): void {
  const shown = new Set(words.map((texts) => String(texts[lang])));
  const quoted = help.flatMap((page) =>
    [...JSON.stringify(page[lang]).matchAll(/[“「]([^”」]+)[”」]/g)].flatMap(([, name = '']) =>
      name.split(' → '),
    ),
  );
  expect(quoted.length).toBeGreaterThan(10);
  expect(quoted.filter((name) => !shown.has(name))).toEqual([]);
}

/** Pages of the portal that need no chapter, and why. */
const withoutChapter: Readonly<Record<string, string>> = {
  addGoods: 'one form; the chapter is on the page of pickups',
  answer: 'one question behind a link',
  commentQix: 'others’ reviews, to read',
  connect: 'one question: whether a program may',
  dispute: 'one case; its states are said on it',
  isItYours: 'one question: whether a parcel is theirs',
  noviceguidance: 'it is the shop’s own guide',
  qrLogin: 'one question: whether another device may log in',
  'shop-main': 'a shop window',
  standingAct: 'one notice behind a link',
  unsent: 'a list of unsent entries, which explains itself',
};

test('each page of the portal has a chapter, or a reason why not, and each chapter has a page', () => {
  const routes = pathsIn('portal').map((path) => path.split('/')[1]);
  const names = Object.keys(memberChapters);
  expect(names.filter((name) => !routes.includes(name))).toEqual([]);
  const needed = routes.filter((name = '') => !names.includes(name) && !(name in withoutChapter));
  expect(needed).toEqual([]);
  expect(Object.keys(withoutChapter).filter((name) => !routes.includes(name))).toEqual([]);
});

test('amounts and days of refunds are only in the table of kinds', () => {
  for (const name of providerKindNames) {
    const numbers = Object.values(providerKindSpec(name).methods).flatMap(({ most, refundDays }) => [
      most,
      refundDays,
    ]);
    const chapter = accounts[Object.keys(accountChapters).indexOf(name)];
    const said = JSON.stringify(chapter).replaceAll(',', '');
    for (const number of numbers)
      if (number !== undefined) expect(said, name).not.toMatch(new RegExp(`(?<!\\d)${number}(?!\\d)`));
  }
});
