import { createRoot, type Root } from 'react-dom/client';
import { reloadForNewBuild } from './newBuild.ts';

interface App {
  /** Loads everything that must be known before the first screen. */
  boot(this: void): Promise<'ready' | 'reloading' | 'noShop'>;
  /** Replaces the outline by the first screen. */
  draw(this: void, root: () => Root): Promise<void>;
}

/** Starts the app: from the page's outline to the first screen. */
export async function startApp({ boot, draw }: App): Promise<void> {
  // Wait until the entry has been evaluated: DevTools would read the whole file once more for each request sent
  // during the evaluation.
  await Promise.resolve();
  const place = document.getElementById('root');
  if (!place) throw new Error('No root');
  reloadForNewBuild();
  const result = await boot();
  if (result === 'noShop') return (await import('./noShop.ts')).showNoShop(place);
  if (result !== 'ready') return;
  let root: Root | null = null;
  // The outline stays until there is something to replace it.
  await draw(() => {
    root ??= createRoot(place);
    return root;
  });
}
