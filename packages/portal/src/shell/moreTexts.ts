import type { CompiledTexts } from '@crossdock/ui/texts.ts';
import { currentLanguage } from '@crossdock/web/language.ts';
import { loadPack, packAddresses } from '@crossdock/web/packs.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import type { ComponentType } from 'react';
import { texts } from './i18n.ts';
import { keys } from './keys.ts';

let coming: Promise<void> | null = null;

/** The texts of all other screens, once. Rejects where they cannot be fetched; the next call tries again. */
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

/** In the place of a part that could not be fetched. */
export const Nothing = () => null;

/** For `lazy`: a part with other texts on a screen that gets by without; nothing where they cannot be fetched. */
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
    // The shop's own words came with the first file, all of them.
    fetchOwn: async () => ({}),
  });
  texts.add(pack.built);
}
