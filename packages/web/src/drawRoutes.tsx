import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { startTransition, useLayoutEffect } from 'react';
import type { Root } from 'react-dom/client';

interface Routes {
  readonly router: AnyRouter;
  /** Loads the frame for every route except `light` ones. */
  loadFullFrame(this: void): Promise<unknown>;
}

/** Renders the current route. Resolves when it is on the screen. */
export async function drawRoutes({ router, loadFullFrame }: Routes, root: () => Root): Promise<void> {
  // The router itself follows the browser's history only from its first rendering on.
  const stopFollowing = router.history.subscribe(() => void router.load());
  try {
    await router.load();
    if (!router.state.matches.at(-1)?.staticData.light) await loadFullFrame();
    await new Promise<void>((resolve) => {
      // The rendering is a transition, so that a slow device can react to a touch meanwhile.
      startTransition(() =>
        root().render(
          <>
            <RouterProvider router={router} />
            <Rendered onRendered={resolve} />
          </>,
        ),
      );
    });
  } finally {
    stopFollowing();
  }
}

/** Reports that everything before it is on the screen, with its layout effects done. */
function Rendered({ onRendered }: { onRendered(this: void): void }) {
  useLayoutEffect(onRendered, [onRendered]);
  return null;
}

/** Opens the login page when the session has ended. After the login, that page opens the current URL again. */
export function redirectToLogin(router: AnyRouter): void {
  const { pathname, href } = router.state.location;
  if (pathname !== '/login') void router.navigate({ to: '/login', search: { redirect: href } });
}
