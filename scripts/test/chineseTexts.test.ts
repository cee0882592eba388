import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type ChineseText, chineseTexts } from './chineseTexts.ts';

const root = join(import.meta.dirname, '../..');
const all = chineseTexts(root);
const inLang = (lang: ChineseText['lang']) => all.filter((one) => one.lang === lang);
const agreements = 'packages/server/src/access/agreements/';

/** Words in the glossary's columns “not in tw” and “not in zh”. */
function avoided(column: 5 | 6): string[] {
  return readFileSync(join(root, 'docs/glossary.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .flatMap((row) => (row.split('|')[column] ?? '').split(',').map((word) => word.trim()))
    .filter((word) => word !== '');
}

const faultsOf = (texts: readonly ChineseText[], fault: RegExp) =>
  texts.filter(({ text }) => fault.test(text)).map(({ file, text }) => `${file}: ${text}`);

const anyOf = (words: readonly string[]) => new RegExp(words.join('|'));

test('the reader finds the texts of screens, refusals, notices, agreements and the demo', () => {
  for (const lang of ['tw', 'zh'] as const) {
    const files = inLang(lang).map(({ file }) => file);
    for (const part of ['words.ts', 'efusals.ts', 'notices/texts.ts', agreements, 'demo/src/guide/first.ts'])
      expect(files.some((file) => file.includes(part))).toBe(true);
  }
});

test('texts for Taiwan use the words of the glossary', () => {
  const words = avoided(5);
  expect(words).toContain('渠道');
  expect(faultsOf(inLang('tw'), anyOf(words))).toEqual([]);
});

test("the demo's single-language texts use Taiwan's words", () => {
  const demo = inLang(undefined).filter(({ file }) => file.startsWith('packages/demo/'));
  expect(demo.length).toBeGreaterThan(100);
  expect(faultsOf(demo, anyOf([...avoided(5), '您']))).toEqual([]);
});

test('texts for the mainland use the words of the glossary', () => {
  const words = avoided(6);
  expect(words).toContain('出货');
  expect(faultsOf(inLang('zh'), anyOf(words))).toEqual([]);
});

test('Taiwan quotes with 「」, the mainland with “”', () => {
  expect(faultsOf(inLang('tw'), /[“”‘’]/)).toEqual([]);
  expect(faultsOf(inLang('zh'), /[「」『』]/)).toEqual([]);
});

describe.each(['tw', 'zh'] as const)('%s', (lang) => {
  test('addresses the reader as 你, and names the thing instead of 它', () => {
    expect(faultsOf(inLang(lang), /您|它/)).toEqual([]);
  });

  test('has full-width marks in a Chinese sentence', () => {
    const halfWidth = /\p{Script=Han} ?[,;:!?()]|[,;:!?()] ?\p{Script=Han}|\p{Script=Han}\/\p{Script=Han}/u;
    expect(faultsOf(inLang(lang), halfWidth)).toEqual([]);
    expect(faultsOf(inLang(lang), /\} ?\/ ?\{|……/)).toEqual([]);
  });

  test('has a space around Latin letters and figures, and none around full-width marks', () => {
    expect(faultsOf(inLang(lang), /\p{Script=Han}[A-Za-z\d]|[A-Za-z\d]\p{Script=Han}/u)).toEqual([]);
    expect(faultsOf(inLang(lang), /[，。；：！？、「」“”（）／] |\S [，。；：！？、「」“”（）／]/)).toEqual(
      [],
    );
  });
});

describe('tw, outside contracts', () => {
  const texts = inLang('tw').filter(({ file }) => !file.startsWith(agreements));

  test('says 這個, not 此 or 該', () => {
    expect(faultsOf(texts, /(?<![因在依以就如彼])此(?![外時後前])|(?<!應)該/)).toEqual([]);
  });

  test('names who does it, without 被', () => {
    expect(faultsOf(texts, /被(?![子套單])/)).toEqual([]);
  });
});
