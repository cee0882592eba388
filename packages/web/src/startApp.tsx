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
  /** The frame of every route that is not `light`. */
  loadFullFrame(this: void): Promise<unknown>;
}

/** From the page's outline to the first screen, and to the login when the session ends. */
export async function startApp({ router, session, onSessionEnd, boot, loadFullFrame }: App): Promise<void> {
  // Not during the entry's evaluation: DevTools would re-read the whole file for each request.
  await Promise.resolve();
  const root = document.getElementById('root');
  if (!root) throw new Error('No root');
  onSessionEnd(() => {
    const { pathname, href } = router.state.location;
    if (pathname !== '/login') void router.navigate({ to: '/login', search: { redirect: href } });
  });
  // A token was set or removed, here or in another tab: the guard decides again.
  session.onChange(() => void router.invalidate());
  reloadForNewBuild();
  const result = await boot();
  if (result === 'noShop') return (await import('./noShop.ts')).showNoShop(root);
  if (result !== 'ready') return;
  // The outline stays until the first screen is ready.
  await router.load();
  if (!router.state.matches.at(-1)?.staticData.light) await loadFullFrame();
  // In slices, so that slow devices can react to touches.
  startTransition(() => createRoot(root).render(<RouterProvider router={router} />));
}
