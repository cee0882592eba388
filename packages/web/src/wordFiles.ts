import type { CompiledTexts } from '@crossdock/ui/texts.ts';
import { currentLanguage } from './language.ts';
import { type PackId, packAddresses } from './packs.ts';

declare global {
  /**
   * Waits for a file of code and its texts; the build wraps each import of such a file in this function
   * (`ui/src/vite/wordFiles.ts`).
   */
  var crossdockSaid: <M>(code: Promise<M>, ...words: string[]) => Promise<M>;
}

const isPack = (name: string): name is PackId => name === 'packs' || name === 'loginPacks';

/**
 * Makes every file of code wait for its texts. Rejects if they cannot be loaded; the next import tries again.
 * `packIsLoading` says that a pack is being loaded elsewhere, so that it is not requested twice.
 */
export function loadTextsWithCode(add: (built: CompiledTexts) => void) {
  const coming = new Map<string, Promise<void>>();
  const addressOf = (name: string) =>
    isPack(name) ? packAddresses(name)[currentLanguage()] : `/assets/${name}.${currentLanguage()}.json`;
  const wait = (name: string, loading: Promise<void>): Promise<void> => {
    coming.set(name, loading);
    loading.catch(() => coming.delete(name));
    return loading;
  };
  const load = async (name: string) => {
    const answer = await fetch(addressOf(name));
    if (!answer.ok) throw new Error(`No words of ${name}: ${answer.status}`);
    add(await answer.json());
  };
  globalThis.crossdockSaid = async (code, ...names) => {
    const words = Promise.all(names.map((name) => coming.get(name) ?? wait(name, load(name))));
    // If both fail, the error of the code counts, because it contains the URL that can be retried.
    await Promise.allSettled([code, words]);
    const module = await code;
    await words;
    return module;
  };
  return { packIsLoading: (id: PackId, loading: Promise<void>): void => void wait(id, loading) };
}
