/** Where the last answers are kept for times without a network: of an origin, so of one shop. */
export const keptAnswers = 'crossdock-kept';

/** Removes them all. Browsers without a cache storage (plain HTTP) keep none. */
export async function forgetAnswers(): Promise<void> {
  await globalThis.caches?.delete(keptAnswers);
}
