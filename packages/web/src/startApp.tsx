import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { reloadForNewBuild } from './newBuild.ts';

interface App {
  readonly router: AnyRouter;
  readonly session: { onChange(told: () => void): unknown };
  onSessionEnd(this: void, ended: () => void): unknown;
  /** Everything that must be known before the first screen. */
  boot(this: void): Promise<'ready' | 'reloading' | 'noShop'>;
  /** What every route but a `light` one is drawn in. */
  loadFullFrame(this: void): Promise<unknown>;
}

/** From the page's outline to the first screen; and to the login when the session ends. */
export async function startApp({ router, session, onSessionEnd, boot, loadFullFrame }: App): Promise<void> {
  // Not while the entry is still being evaluated: DevTools read the whole file once more for each request sent from within.
  await Promise.resolve();
  const root = document.getElementById('root');
  if (!root) throw new Error('No root');
  onSessionEnd(() => {
    const { pathname, href } = router.state.location;
    if (pathname !== '/login') void router.navigate({ to: '/login', search: { redirect: href } });
  });
  // A token that came or went, here or in another tab: the guard decides anew about what is open.
  session.onChange(() => void router.invalidate());
  reloadForNewBuild();
  const result = await boot();
  if (result === 'noShop') return (await import('./noShop.ts')).showNoShop(root);
  if (result !== 'ready') return;
  // The outline stays until there is something to put in its place.
  await router.load();
  if (!router.state.matches.at(-1)?.staticData.light) await loadFullFrame();
  // In slices, so that a slow device can answer a touch meanwhile.
  startTransition(() => createRoot(root).render(<RouterProvider router={router} />));
}
