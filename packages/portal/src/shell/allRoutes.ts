import { importNamedFile } from '@crossdock/web/importNamedFile.ts';

let coming: Promise<void> | null = null;
let placed = false;
let place: () => void = () => {};

/** Sets the function that is called when the routes were added, so that the router uses them. */
export function onAllRoutesLoaded(taken: () => void): void {
  place = taken;
}

export const areAllRoutesLoaded = (): boolean => placed;

/** Loads all other routes, once. Rejects if they cannot be loaded; the next call tries again. */
export function loadAllRoutes(): Promise<void> {
  coming ??= load().catch((error: unknown) => {
    coming = null;
    throw error;
  });
  return coming;
}

async function load(): Promise<void> {
  // Once it is loaded, the file `routes` adds all routes to the existing ones.
  await importNamedFile<unknown>('routes');
  placed = true;
  place();
}
