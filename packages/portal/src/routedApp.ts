import { drawRoutes, leaveForLogin as leaveFor } from '@crossdock/web/drawRoutes.tsx';
import type { AnyRouter } from '@tanstack/react-router';
import type { Root } from 'react-dom/client';
import { router as typed } from './router.ts';
import { loadFullFrame } from './shell/frame.ts';
import { session } from './shell/session.ts';

export { AroundLogin } from './AroundLogin.tsx';
/** Also for addresses that no screen spells out. */
export const router: AnyRouter = typed;

// A token that came or went, here or in another tab: the guard decides anew about what is open.
session.onChange(() => void router.invalidate());

let drawing: Promise<void> | null = null;

/** Draws the route of the address in the place of what is there, once; it follows the address from then on. */
export function draw(root: () => Root): Promise<void> {
  drawing ??= drawRoutes({ router, loadFullFrame }, root);
  return drawing;
}

/** The first step that leads away from what is drawn without the router. */
export function drawOnLeaving(root: () => Root): void {
  const stop = router.history.subscribe(() => {
    // Another step while the first is being taken.
    if (drawing) void router.load();
    void draw(root).finally(stop);
  });
}

export const leaveForLogin = (): void => leaveFor(router);
