import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyEarlyAnswer, fetchWithEarlyReads } from '../src/earlyReads.ts';

const asked = vi.fn(async (address: string) => new Response(address));

beforeEach(() => {
  asked.mockClear();
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  globalThis.crossdockEarly = undefined;
  vi.unstubAllGlobals();
});

describe('a read that was started early', () => {
  const address = '/api/Member/QueryBillCode?pageIndex=1&pageSize=20&shopId=shop-1';
  const early = (answer: Promise<Response>) => {
    globalThis.crossdockEarly = { [address]: { authorization: 'Bearer old', lang: 'tw', answer } };
  };

  test('is not used by another session or in another language', async () => {
    for (const headers of [
      { authorization: 'Bearer new', lang: 'tw' },
      { authorization: 'Bearer old', lang: 'en' },
    ]) {
      early(Promise.resolve(new Response('old')));
      expect(await (await fetchWithEarlyReads(address, { headers })).text()).not.toBe('old');
    }
  });

  test('is repeated if it failed', async () => {
    early(Promise.reject(new TypeError('network')));
    const answer = await fetchWithEarlyReads(address, {
      headers: { authorization: 'Bearer old', lang: 'tw' },
    });
    expect(await answer.text()).toContain(address);
  });

  test('can be read before it is used, by its own session alone', async () => {
    const reader = { authorization: 'Bearer old', lang: 'tw' };
    const peek = (change: object = {}) => copyEarlyAnswer('Member/QueryBillCode', { ...reader, ...change });
    early(Promise.resolve(new Response('old')));
    expect(await (await peek()).text()).toBe('old');
    await expect(peek({ lang: 'en' })).rejects.toThrow();
    await expect(peek({ authorization: 'Bearer new' })).rejects.toThrow();
    await expect(copyEarlyAnswer('Member/Query', reader)).rejects.toThrow();
    expect(await (await fetchWithEarlyReads(address, { headers: reader })).text()).toBe('old');
    await expect(peek(), 'taken').rejects.toThrow();
    expect(asked).not.toHaveBeenCalled();
  });
});
