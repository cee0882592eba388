import type { ShopInfo } from '@crossdock/contract/shops/calls.ts';
import { locales } from '@crossdock/contract/wire/locale.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { languageNamed } from '@crossdock/domain/languages.ts';
import { isOneOf, keysOf } from '@crossdock/domain/records.ts';
import { safeLocalStorage } from './storage.ts';

const langs = keysOf(locales);

interface LanguageSources {
  /** The language in the URL (`?lang=en`), as in links from search results. */
  readonly asked?: string | null;
  readonly stored: string | null;
  readonly browser: readonly string[];
  /** The shop's languages, its default first. */
  readonly available: readonly Lang[];
}

/**
 * Chooses the language: the URL's, then the stored choice, then the browser's preferences in order, then the first
 * available one (section 9 of the product's specification).
 */
export function chooseLanguage({ asked, stored: choice, browser, available }: LanguageSources): Lang {
  const offered = available.length > 0 ? available : langs;
  const wishes = [asked, choice, ...browser.map(languageNamed)];
  return wishes.find((wish) => isOneOf(offered, wish)) ?? offered[0] ?? 'tw';
}

let active: Lang = 'tw';

export function currentLanguage(): Lang {
  return active;
}

export function currentLocale(): string {
  return locales[active];
}

/** Sets the reader's language, also the page's, for screen readers and line breaking. */
export function setLanguage(lang: Lang): void {
  active = lang;
  document.documentElement.lang = locales[lang];
}

/**
 * Stores the choice and reloads the page. Returns false if the choice could not be stored, so that the caller can
 * show an error.
 */
export function switchLanguage(
  lang: Lang,
  key: string,
  reload: () => void = () => location.reload(),
): boolean {
  if (!safeLocalStorage.set(key, lang)) return false;
  history.replaceState(history.state, '', location.href.replace(/([?&])lang=\w+&?/, '$1'));
  reload();
  return true;
}

/**
 * Sets the language of the page at its start and returns it. With `shop`, only the shop's languages are offered, its
 * default first.
 */
export function startLanguage(key: string, shop?: Pick<ShopInfo, 'languages' | 'defaultLanguage'>): Lang {
  const others = shop?.languages.filter((lang) => lang !== shop.defaultLanguage) ?? [];
  const available = shop ? [shop.defaultLanguage, ...others] : [];
  const asked = new URLSearchParams(location.search).get('lang');
  setLanguage(
    chooseLanguage({ asked, stored: safeLocalStorage.get(key), browser: navigator.languages, available }),
  );
  return active;
}
