/** The cache with the last answers for second visits, per origin and so per shop. */
export const answersCacheName = 'crossdock-kept';
/** The cache entry with all answers. */
export const answersCacheEntry = '/kept-reads';
/** The arguments for finding the entry in the cache. */
export const cacheKey = [answersCacheEntry, { cacheName: answersCacheName }] as const;

/** Deletes all stored answers. Browsers without cache storage (plain HTTP) store none. */
export async function deleteStoredAnswers(): Promise<void> {
  await globalThis.caches?.delete(answersCacheName);
}

/** The entry with the last drawn list, shown until the app draws. */
export const pageImageEntry = '/kept-picture';
export const pageImageCacheKey = [pageImageEntry, { cacheName: answersCacheName }] as const;

/** A picture is shown only to the same reader, language, window width and build. */
export interface StoredPageImage {
  /** The digest of the session's token, path, language, window's width and build in which it was drawn. */
  readonly drawnIn: string;
  readonly atMs: number;
  readonly html: string;
}
