import { fileNamed } from '@crossdock/web/fileNamed.ts';

let coming: Promise<void> | null = null;
let placed = false;
let place: () => void = () => {};

/** The router takes them up. */
export function onAllRoutes(taken: () => void): void {
  place = taken;
}

export const knowsAllRoutes = (): boolean => placed;

/** The routes beyond those of arrival, once. Rejects where they cannot be fetched; the next call tries again. */
export function allRoutes(): Promise<void> {
  coming ??= load().catch((error: unknown) => {
    coming = null;
    throw error;
  });
  return coming;
}

async function load(): Promise<void> {
  // Loaded, it lays all routes into the ones that are there.
  await fileNamed<unknown>('routes');
  placed = true;
  place();
}
