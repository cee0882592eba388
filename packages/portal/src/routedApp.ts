import { drawRoutes, redirectToLogin as leaveFor } from '@crossdock/web/drawRoutes.tsx';
import type { AnyRouter } from '@tanstack/react-router';
import type { Root } from 'react-dom/client';
import { router as typed } from './router.ts';
import { loadFullFrame } from './shell/frame.ts';
import { session } from './shell/session.ts';

export { LoginOverlays } from './LoginOverlays.tsx';
/** The same router, typed for code that uses paths not known to TypeScript. */
export const router: AnyRouter = typed;

// When the token changes, here or in another tab, the guard decides again about the open page.
session.onChange(() => void router.invalidate());

let drawing: Promise<void> | null = null;

/**
 * Draws the current route in place of the outline that the HTML page shows while the app loads. This happens once;
 * afterwards the router follows the URL.
 */
export function renderRoute(root: () => Root): Promise<void> {
  drawing ??= drawRoutes({ router, loadFullFrame }, root);
  return drawing;
}

/** Draws the routes with the router as soon as the person navigates away from a page that was drawn without it. */
export function renderOnNavigation(root: () => Root): void {
  const stop = router.history.subscribe(() => {
    stop();
    void renderRoute(root);
  });
}

export const leaveForLogin = (): void => leaveFor(router);
