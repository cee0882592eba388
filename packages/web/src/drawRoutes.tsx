import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import type { Root } from 'react-dom/client';

interface Routes {
  readonly router: AnyRouter;
  /** What every route but a `light` one is drawn in. */
  loadFullFrame(this: void): Promise<unknown>;
}

/** Draws the route of the address. */
export async function drawRoutes({ router, loadFullFrame }: Routes, root: () => Root): Promise<void> {
  await router.load();
  if (!router.state.matches.at(-1)?.staticData.light) await loadFullFrame();
  // In slices, so that a slow device can answer a touch meanwhile.
  startTransition(() => root().render(<RouterProvider router={router} />));
}

/** The session has ended: the way to the login page, and back from it. */
export function leaveForLogin(router: AnyRouter): void {
  const { pathname, href } = router.state.location;
  if (pathname !== '/login') void router.navigate({ to: '/login', search: { redirect: href } });
}
