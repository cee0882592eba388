/** The cache with the last answers for second visits, per origin and so per shop. */
export const keptAnswers = 'crossdock-kept';
/** The cache entry with all answers. */
export const keptEntry = '/kept-reads';
/** The arguments for finding the entry in the cache. */
export const cacheKey = [keptEntry, { cacheName: keptAnswers }] as const;

/** Deletes all stored answers. Browsers without cache storage (plain HTTP) store none. */
export async function forgetAnswers(): Promise<void> {
  await globalThis.caches?.delete(keptAnswers);
}

/** The entry with the last drawn list, shown until the app draws. */
export const pictureEntry = '/kept-picture';
export const picturePlace = [pictureEntry, { cacheName: keptAnswers }] as const;

/** A picture is shown only to the same reader, language, window width and build. */
export interface KeptPicture {
  readonly reader: string;
  readonly path: string;
  readonly lang: string;
  readonly width: number;
  readonly build: string;
  readonly atMs: number;
  readonly html: string;
}
