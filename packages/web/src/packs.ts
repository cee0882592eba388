import type { ShopInfo } from '@crossdock/contract/shops/calls.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { whenQuiet } from './networkWatch.ts';
import { safeLocalStorage } from './storage.ts';

/** `T` is the compiled messages of one language. Only the build and the text library know its form. */
export interface LanguagePack<T> {
  readonly built: T;
  /** The shop's own texts, which replace built-in ones. */
  readonly own: Readonly<Record<string, string>>;
}

interface StoredPack<T> extends LanguagePack<T> {
  readonly version: string;
}

export interface LanguagePackSources<T> {
  /** The storage key of packs; the language is appended. Null for a pack that is not stored. */
  readonly key: string | null;
  /** Static addresses of the built-in packs; each build has new ones. */
  readonly addresses: Readonly<Record<Lang, string>>;
  readonly shop: Pick<ShopInfo, 'code' | 'langVersion'>;
  fetchBuilt(address: string): Promise<T>;
  fetchOwn(lang: Lang): Promise<Readonly<Record<string, string>>>;
}

/** The language version of a shop without own texts: there is nothing to load. */
const withoutOwnTexts = 1;

/**
 * The texts of one language. They come from local storage while the shop's language version and the build are
 * unchanged; a change of either clears the stored packs of all languages.
 */
export async function loadPack<T>(lang: Lang, sources: LanguagePackSources<T>): Promise<LanguagePack<T>> {
  const known = keptPack<T>(lang, sources);
  if (known) return known;
  if (sources.key !== null) safeLocalStorage.removeAll(sources.key);
  const own = ownTexts(lang, sources).catch(() => null);
  const [built, ofShop] = await Promise.all([sources.fetchBuilt(sources.addresses[lang]), own]);
  const pack: StoredPack<T> = { version: versionOf(lang, sources), built, own: ofShop ?? {} };
  // The pack is stored for the next visit, once the network is quiet, so that the reader does not wait for it.
  if (ofShop && sources.key !== null) {
    const place = sources.key + lang;
    void whenQuiet().then(() => safeLocalStorage.set(place, JSON.stringify(pack)));
  }
  return pack;
}

/** Loads the texts without storing them. Rejects if a part cannot be loaded. */
export async function findPack<T>(lang: Lang, sources: LanguagePackSources<T>): Promise<LanguagePack<T>> {
  const known = keptPack<T>(lang, sources);
  if (known) return known;
  const [built, own] = await Promise.all([
    sources.fetchBuilt(sources.addresses[lang]),
    ownTexts(lang, sources),
  ]);
  return { built, own };
}

const versionOf = (lang: Lang, { shop, addresses }: LanguagePackSources<unknown>) =>
  `${shop.code} ${shop.langVersion} ${addresses[lang]}`;

const ownTexts = async (lang: Lang, { shop, fetchOwn }: LanguagePackSources<unknown>) =>
  shop.langVersion === withoutOwnTexts ? {} : fetchOwn(lang);

/** The stored pack; null if it is from another build, or the shop has changed its texts. */
function keptPack<T>(lang: Lang, sources: LanguagePackSources<T>): StoredPack<T> | null {
  if (sources.key === null) return null;
  try {
    const pack: StoredPack<T> | null = JSON.parse(safeLocalStorage.get(sources.key + lang) ?? 'null');
    return pack?.version === versionOf(lang, sources) ? pack : null;
  } catch {
    return null;
  }
}

/** `loginPacks`: the texts of the login page, which is drawn without the members' screens. */
export type PackId = 'packs' | 'loginPacks';

export function packAddresses(id: PackId = 'packs'): Readonly<Record<Lang, string>> {
  return JSON.parse(document.getElementById(id)?.textContent ?? '{}');
}
