import { createRoot, type Root } from 'react-dom/client';
import { reloadForNewBuild } from './newBuild.ts';

interface App {
  /** Everything that must be known before the first screen. */
  boot(this: void): Promise<'ready' | 'reloading' | 'noShop'>;
  /** Puts the first screen in the outline's place. */
  draw(this: void, root: () => Root): Promise<void>;
}

/** From the page's outline to the first screen. */
export async function startApp({ boot, draw }: App): Promise<void> {
  // Not while the entry is still being evaluated: DevTools read the whole file once more for each request sent from within.
  await Promise.resolve();
  const place = document.getElementById('root');
  if (!place) throw new Error('No root');
  reloadForNewBuild();
  const result = await boot();
  if (result === 'noShop') return (await import('./noShop.ts')).showNoShop(place);
  if (result !== 'ready') return;
  let root: Root | null = null;
  // The outline stays until there is something to put in its place.
  await draw(() => {
    root ??= createRoot(place);
    return root;
  });
}
