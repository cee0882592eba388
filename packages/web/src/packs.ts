import type { ShopInfo } from '@crossdock/contract/shops/calls.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { whenQuiet } from './networkWatch.ts';
import { stored } from './storage.ts';

/** `T`: the compiled messages of one language, whose shape is between the build and the text library. */
export interface Pack<T> {
  readonly built: T;
  /** The shop's own words over the built-in ones. */
  readonly own: Readonly<Record<string, string>>;
}

interface StoredPack<T> extends Pack<T> {
  readonly version: string;
}

export interface PackSources<T> {
  /** Where packs are kept, the language appended. */
  readonly key: string;
  /** Static addresses of the built-in packs; a new build has new addresses. */
  readonly addresses: Readonly<Record<Lang, string>>;
  readonly shop: Pick<ShopInfo, 'code' | 'langVersion'>;
  fetchBuilt(address: string): Promise<T>;
  fetchOwn(lang: Lang): Promise<Readonly<Record<string, string>>>;
}

/** The language version of a shop that has not written a text of its own yet: there is nothing to ask for. */
const withoutOwnTexts = 1;

/**
 * The texts of one language, from local storage as long as neither the shop's language version nor the build has
 * changed; a change clears the kept packs of every language.
 */
export async function loadPack<T>(lang: Lang, sources: PackSources<T>): Promise<Pack<T>> {
  const version = `${sources.shop.code} ${sources.shop.langVersion} ${sources.addresses[lang]}`;
  const known = keptPack<T>(sources.key + lang);
  if (known?.version === version) return known;
  stored.removeAll(sources.key);
  const [built, own] = await Promise.all([
    sources.fetchBuilt(sources.addresses[lang]),
    sources.shop.langVersion === withoutOwnTexts ? {} : sources.fetchOwn(lang).catch(() => null),
  ]);
  const pack: StoredPack<T> = { version, built, own: own ?? {} };
  // For the next visit: nobody waits for it now.
  if (own) void whenQuiet().then(() => stored.set(sources.key + lang, JSON.stringify(pack)));
  return pack;
}

function keptPack<T>(key: string): StoredPack<T> | null {
  try {
    return JSON.parse(stored.get(key) ?? 'null');
  } catch {
    return null;
  }
}

/** `morePacks`: the texts that the screens of arrival do without. */
export function packAddresses(id: 'packs' | 'morePacks' = 'packs'): Readonly<Record<Lang, string>> {
  return JSON.parse(document.getElementById(id)?.textContent ?? '{}');
}
