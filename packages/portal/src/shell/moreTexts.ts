import type { CompiledTexts } from '@crossdock/ui/texts.ts';
import { currentLanguage } from '@crossdock/web/language.ts';
import { loadPack, packAddresses } from '@crossdock/web/packs.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import type { ComponentType } from 'react';
import { texts } from './i18n.ts';
import { keys } from './keys.ts';

let coming: Promise<void> | null = null;

/** Loads the texts of all other screens once. Rejects if they cannot be loaded; the next call tries again. */
export function moreTexts(): Promise<void> {
  coming ??= load().catch((error: unknown) => {
    coming = null;
    throw error;
  });
  return coming;
}

interface Part<P> {
  readonly default: ComponentType<P>;
}

/** Rendered in place of a part that could not be loaded. */
export const Nothing = () => null;

/** For `lazy`: loads an optional part together with its texts. Renders nothing if the texts cannot be loaded. */
export function withMoreTexts<P>(code: () => Promise<Part<P>>): () => Promise<Part<P>> {
  return async () => {
    try {
      const [part] = await Promise.all([code(), moreTexts()]);
      return part;
    } catch {
      return { default: Nothing };
    }
  };
}

async function load(): Promise<void> {
  const pack = await loadPack<CompiledTexts>(currentLanguage(), {
    key: keys.morePack,
    addresses: packAddresses('morePacks'),
    shop: currentShop(),
    fetchBuilt: async (address) => (await fetch(address)).json(),
    // The shop's own texts are all in the first file.
    fetchOwn: async () => ({}),
  });
  texts.add(pack.built);
}
