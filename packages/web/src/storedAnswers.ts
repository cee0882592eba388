/**
 * The name of the cache with the last answers, which the next visit shows first. A cache belongs to one origin and so
 * to one shop.
 */
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

/**
 * The image (HTML) of a drawn page. It is shown only to the same reader, with the same language, window width and
 * build.
 */
export interface StoredPageImage {
  /** The digest of the session's token, path, language, window's width and build in which it was drawn. */
  readonly drawnIn: string;
  readonly atMs: number;
  readonly html: string;
}
