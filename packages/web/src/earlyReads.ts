import type { EarlyRead } from './early.ts';

/**
 * `fetch` for the client: a read that was started with the page is taken from there, once, if it was asked with the
 * same token and language. Should it have failed, it is asked again.
 */
export const fetchAfterEarly: typeof fetch = (address, init) => {
  const early = takeEarly(String(address), init);
  return early ? early.answer.catch(() => fetch(address, init)) : fetch(address, init);
};

/**
 * A copy of the answer to the read of a call (its path) that was started with the page, which stays there to be taken.
 * Rejects where it was not, or for another session or language.
 */
export async function peekEarly(
  path: string,
  reader: Pick<EarlyRead, 'authorization' | 'lang'>,
): Promise<Response> {
  const started = Object.entries(globalThis.crossdockEarly ?? {});
  const [, early] = started.find(([address]) => address.startsWith(`/api/${path}?`)) ?? [];
  if (early?.authorization !== reader.authorization || early.lang !== reader.lang)
    throw new Error(`${path} was not asked for ahead.`);
  return (await early.answer).clone();
}

function takeEarly(address: string, init: RequestInit | undefined): EarlyRead | undefined {
  const early = globalThis.crossdockEarly?.[address];
  if (!early || (init?.method ?? 'GET') !== 'GET') return undefined;
  delete globalThis.crossdockEarly?.[address];
  const headers = new Headers(init?.headers);
  const same = headers.get('authorization') === early.authorization && headers.get('lang') === early.lang;
  return same ? early : undefined;
}
