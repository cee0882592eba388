/** Where the last answers are kept for second visits: of an origin, so of one shop. */
export const keptAnswers = 'crossdock-kept';
/** Under which address they lie there, all in one. */
export const keptEntry = '/kept-reads';
/** How they are found. */
export const keptPlace = [keptEntry, { cacheName: keptAnswers }] as const;

/** Removes them all. Browsers without a cache storage (plain HTTP) keep none. */
export async function forgetAnswers(): Promise<void> {
  await globalThis.caches?.delete(keptAnswers);
}
