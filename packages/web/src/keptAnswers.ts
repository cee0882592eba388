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

/** Beside them: the last list as it was drawn, for the moments until the app draws it itself. */
export const pictureEntry = '/kept-picture';
export const picturePlace = [pictureEntry, { cacheName: keptAnswers }] as const;

/** What is shown again is what this reader saw, in this language, in a window of this width, drawn by this build. */
export interface KeptPicture {
  readonly reader: string;
  readonly path: string;
  readonly lang: string;
  readonly width: number;
  readonly build: string;
  readonly atMs: number;
  readonly html: string;
}
