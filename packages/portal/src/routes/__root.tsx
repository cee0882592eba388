import { createRootRoute, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router';
import { areAllRoutesLoaded, loadAllRoutes } from '../shell/allRoutes.ts';
import { waitForDevice } from '../shell/device.ts';
import { decideRoute } from '../shell/guard.ts';
import { RootFrame } from '../shell/RootFrame.tsx';
import { currentToken } from '../shell/session.ts';

export const Route = createRootRoute({
  beforeLoad: async ({ location, matches }) => {
    await waitForDevice();
    const decision = decideRoute(location.pathname, location.href, currentToken());
    if (decision.go === 'home') throw redirect({ to: '/home', replace: true });
    if (decision.go === 'login') {
      const { back, view } = decision;
      throw redirect({
        to: '/login',
        search: { ...(back ? { redirect: back } : {}), ...(view ? { view } : {}) },
        replace: true,
      });
    }
    // The URL matches none of the first routes, so this loads all routes and matches the URL again.
    if (matches.length === 1 && !areAllRoutesLoaded()) {
      await loadAllRoutes();
      throw redirect({ href: location.href, state: true, replace: true });
    }
  },
  component: () => (
    <RootFrame>
      <Outlet />
    </RootFrame>
  ),
  notFoundComponent: lazyRouteComponent(() => import('../shell/FallbackPage.tsx'), 'FallbackPage'),
});
