import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Session } from './session.ts';
import { cacheKey, deleteStoredAnswers } from './storedAnswers.ts';

/** Older answers are not shown. */
export const maxStoredAgeMs = 7 * 86_400_000;

export interface StoredRead {
  readonly key: QueryKey;
  readonly data: unknown;
  readonly atMs: number;
}

export interface StoredReads {
  /** A digest of the token that the answers were read with, so that only the same session uses them. */
  readonly reader: string;
  readonly reads: readonly StoredRead[];
}

/**
 * Fills reads without an answer from the stored ones of this session. Screens read again in any case. Never rejects:
 * without a store the app starts empty.
 */
export async function restoreReads(cache: QueryClient, session: Session): Promise<void> {
  try {
    const token = session.token();
    const text = token && (await (await (takeEarly() ?? findStoredReads()))?.text());
    if (!text) return;
    const kept: StoredReads = JSON.parse(text);
    if (kept.reader !== (await sessionDigest(token)) || session.token() !== token)
      return await deleteStoredAnswers();
    for (const { key, data, atMs } of kept.reads) {
      if (cache.getQueryData(key) !== undefined || Date.now() - atMs > maxStoredAgeMs) continue;
      cache.setQueryData(key, data, { updatedAt: atMs });
      void cache.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' });
    }
  } catch {
    // The stored answers are unreadable and will be overwritten.
  }
}

export const findStoredReads = () => globalThis.caches?.match(...cacheKey);

/** Returns the read of the stored answers that the page's first script started. Later calls return undefined. */
function takeEarly(): Promise<Response | undefined> | undefined {
  const early = globalThis.crossdockKept;
  globalThis.crossdockKept = undefined;
  return early;
}

/** Identifies the session of stored answers. */
export async function sessionDigest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return btoa(String.fromCharCode(...bytes));
}
