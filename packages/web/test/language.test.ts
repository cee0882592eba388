import { languageNamed } from '@crossdock/domain/languages.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseLanguage, currentLanguage, startLanguage, switchLanguage } from '../src/language.ts';
import { giveLocalStorage } from './localStorage.ts';

/** Sets the page's URL. The returned mock records later changes of the URL. */
function visit(address: string) {
  const url = new URL(address, 'https://shop.test');
  const replaceState = vi.fn();
  vi.stubGlobal('location', url);
  vi.stubGlobal('history', { state: null, replaceState });
  return replaceState;
}

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  visit('/login');
});
afterEach(() => vi.unstubAllGlobals());

describe('the language comes from the stored choice, then the browser, then the first available (section 9)', () => {
  const available = ['tw', 'zh', 'en'] as const;

  test('the language in the address is used, if the shop offers it', () => {
    expect(chooseLanguage({ asked: 'zh', stored: 'en', browser: ['zh-TW'], available })).toBe('zh');
    expect(chooseLanguage({ asked: 'xx', stored: 'en', browser: ['zh-TW'], available })).toBe('en');
  });

  test('the stored choice is used', () => {
    expect(chooseLanguage({ stored: 'en', browser: ['zh-TW'], available })).toBe('en');
  });

  test('a stored choice that the shop does not offer is skipped', () => {
    expect(chooseLanguage({ stored: 'en', browser: ['zh-CN'], available: ['tw', 'zh'] })).toBe('zh');
    expect(chooseLanguage({ stored: 'klingon', browser: [], available })).toBe('tw');
  });

  test("without a stored choice the browser's first preference that is offered is used", () => {
    expect(chooseLanguage({ stored: null, browser: ['fr-FR', 'en-GB', 'zh-TW'], available })).toBe('en');
  });

  test('without any offered preference the first available language is used', () => {
    expect(chooseLanguage({ stored: null, browser: ['fr'], available: ['zh', 'en'] })).toBe('zh');
  });
});

test.each([
  ['zh-TW', 'tw'],
  ['zh-Hant', 'tw'],
  ['zh-Hant-HK', 'tw'],
  ['zh-HK', 'tw'],
  ['zh-MO', 'tw'],
  ['zh-CN', 'zh'],
  ['zh-Hans-SG', 'zh'],
  ['zh', 'zh'],
  ['en', 'en'],
  ['en-US', 'en'],
  ['fr', null],
])('a browser that prefers %s gets %s', (tag, lang) => {
  expect(languageNamed(tag) ?? null).toBe(lang);
});

describe('the language switch stores the locale and reloads the page (section 4)', () => {
  test('stored, then reloaded', () => {
    const kept = giveLocalStorage();
    const reload = vi.fn();
    expect(switchLanguage('en', 'crossdock.language', reload)).toBe(true);
    expect(kept.get('crossdock.language')).toBe('en');
    expect(reload).toHaveBeenCalledOnce();
  });

  test('the choice replaces the language in the address', () => {
    giveLocalStorage();
    const replaceState = visit('/support?lang=tw&a=1');
    switchLanguage('en', 'crossdock.language', vi.fn());
    expect(String(replaceState.mock.calls[0]?.[2])).toBe('https://shop.test/support?a=1');
  });

  test("a choice that cannot be stored is a failure ('language switch failed'), not a reload", () => {
    giveLocalStorage({ closed: true });
    const reload = vi.fn();
    expect(switchLanguage('en', 'crossdock.language', reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

test('the page opens in the language of its address, which is not stored', () => {
  const kept = giveLocalStorage();
  visit('/support?lang=en');
  vi.stubGlobal('navigator', { languages: ['zh-TW'] });
  startLanguage('crossdock.language', { languages: ['tw', 'zh', 'en'], defaultLanguage: 'tw' });
  expect([currentLanguage(), kept.get('crossdock.language')]).toEqual(['en', undefined]);
});

test("the shop's default is the first available, and the page says which language it is in", () => {
  giveLocalStorage();
  vi.stubGlobal('navigator', { languages: ['th-TH'] });
  startLanguage('crossdock.language', { languages: ['tw', 'zh', 'en'], defaultLanguage: 'zh' });
  expect(currentLanguage()).toBe('zh');
  expect(document.documentElement.lang).toBe('zh-Hans-CN');
});
