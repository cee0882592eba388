import type { EarlyRead } from './early.ts';

/**
 * The `fetch` of the client. If the page has already started the same read for the same token and language, the first
 * call uses its answer instead of a new request. If that read failed, it is repeated.
 */
export const fetchWithEarlyReads: typeof fetch = (address, init) => {
  const early = takeEarly(String(address), init);
  return early ? early.answer.catch(() => fetch(address, init)) : fetch(address, init);
};

/**
 * A copy of the answer to a read that the page started before the app was loaded. The original stays available.
 * Rejects if there is no such read, or it belongs to another session or language.
 */
export async function copyEarlyAnswer(
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
