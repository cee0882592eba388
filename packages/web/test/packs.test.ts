import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findPack, type LanguagePackSources, loadPack } from '../src/packs.ts';
import { giveLocalStorage } from './localStorage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
/** Packs are stored after two seconds without requests to the server. */
const quiet = () => vi.advanceTimersByTimeAsync(2_000);

interface Words {
  readonly title: string;
}

function sources(change: { code?: string; langVersion?: number; build?: string; own?: 'fails' } = {}) {
  const { code = 'tw1', langVersion = 2, build = 'a', own } = change;
  const fetchBuilt = vi.fn(async (address: string): Promise<Words> => ({ title: address }));
  const fetchOwn = vi.fn(async (lang: string): Promise<Record<string, string>> => {
    if (own === 'fails') throw new Error('no answer');
    return { 'shell.login': `own ${lang}` };
  });
  const built: LanguagePackSources<Words> = {
    key: 'crossdock.pack.',
    addresses: { tw: `/tw-${build}.json`, zh: `/zh-${build}.json`, en: `/en-${build}.json` },
    shop: { code, langVersion },
    fetchBuilt,
    fetchOwn,
  };
  return { built, fetchBuilt, fetchOwn };
}

describe('language packs (specification, sections 7 and 9)', () => {
  test("the pack is requested by language: the built-in one with the shop's texts over it", async () => {
    giveLocalStorage();
    const { built } = sources();
    expect(await loadPack('tw', built)).toMatchObject({
      built: { title: '/tw-a.json' },
      own: { 'shell.login': 'own tw' },
    });
  });

  test('a stored pack is not requested again', async () => {
    const kept = giveLocalStorage();
    await loadPack('tw', sources().built);
    expect([...kept.keys()], 'while the first screen is drawn').toEqual([]);
    await quiet();
    const again = sources();
    expect(await loadPack('tw', again.built)).toMatchObject({ built: { title: '/tw-a.json' } });
    expect(again.fetchBuilt).not.toHaveBeenCalled();
    expect(again.fetchOwn).not.toHaveBeenCalled();
  });

  test("for a moment: the stored pack, or one that is not stored, but never one without the shop's texts", async () => {
    const kept = giveLocalStorage();
    expect(await findPack('tw', sources().built)).toEqual({
      built: { title: '/tw-a.json' },
      own: { 'shell.login': 'own tw' },
    });
    await quiet();
    expect([...kept.keys()]).toEqual([]);
    await expect(findPack('tw', sources({ own: 'fails' }).built)).rejects.toThrow('no answer');
    await loadPack('tw', sources().built);
    await quiet();
    const again = sources();
    expect(await findPack('tw', again.built)).toMatchObject({ built: { title: '/tw-a.json' } });
    expect(again.fetchBuilt).not.toHaveBeenCalled();
    const newer = sources({ langVersion: 3 });
    await findPack('tw', newer.built);
    expect(newer.fetchBuilt).toHaveBeenCalledOnce();
    expect([...kept.keys()], 'nothing of the app is lost').toEqual(['crossdock.pack.tw']);
  });

  test.each([{ langVersion: 3 }, { build: 'b' }, { code: 'other' }])(
    'a change (%o) clears the stored packs of all languages and loads again',
    async (change) => {
      const kept = giveLocalStorage();
      await loadPack('en', sources().built);
      await quiet();
      const changed = sources(change);
      await loadPack('tw', changed.built);
      expect(changed.fetchBuilt).toHaveBeenCalledOnce();
      expect([...kept.keys()]).toEqual([]);
      await quiet();
      expect([...kept.keys()]).toEqual(['crossdock.pack.tw']);
    },
  );

  test("without the shop's texts the built-in ones are used, and they are tried again next time", async () => {
    const kept = giveLocalStorage();
    expect((await loadPack('tw', sources({ own: 'fails' }).built)).own).toEqual({});
    await quiet();
    expect(kept.size).toBe(0);
  });

  test('a shop without own texts is not asked for them', async () => {
    giveLocalStorage();
    const untouched = sources({ langVersion: 1 });
    expect((await loadPack('tw', untouched.built)).own).toEqual({});
    expect(untouched.fetchOwn).not.toHaveBeenCalled();
  });

  test('a damaged pack is loaded again', async () => {
    const kept = giveLocalStorage();
    kept.set('crossdock.pack.tw', '{broken');
    expect((await loadPack('tw', sources().built)).built.title).toBe('/tw-a.json');
  });
});
