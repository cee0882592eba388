import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import type { Root } from 'react-dom/client';

interface Routes {
  readonly router: AnyRouter;
  /** Loads the frame for every route except `light` ones. */
  loadFullFrame(this: void): Promise<unknown>;
}

/** Renders the current route. */
export async function drawRoutes({ router, loadFullFrame }: Routes, root: () => Root): Promise<void> {
  await router.load();
  if (!router.state.matches.at(-1)?.staticData.light) await loadFullFrame();
  // The rendering is a transition, so that a slow device can react to a touch meanwhile.
  startTransition(() => root().render(<RouterProvider router={router} />));
}

/** Opens the login page when the session has ended. After the login, that page opens the current URL again. */
export function redirectToLogin(router: AnyRouter): void {
  const { pathname, href } = router.state.location;
  if (pathname !== '/login') void router.navigate({ to: '/login', search: { redirect: href } });
}
