import { createRootRoute, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router';
import { decideAccess } from '../shell/guard.ts';
import { RootFrame } from '../shell/RootFrame.tsx';
import { currentToken } from '../shell/session.ts';

export const Route = createRootRoute({
  beforeLoad: ({ location }) => {
    const decision = decideAccess(location.pathname, location.href, currentToken());
    if (decision.go === 'home') throw redirect({ to: '/', replace: true });
    if (decision.go === 'login') {
      throw redirect({
        to: '/login',
        search: decision.back ? { redirect: decision.back } : {},
        replace: true,
      });
    }
  },
  component: () => (
    <RootFrame>
      <Outlet />
    </RootFrame>
  ),
  notFoundComponent: lazyRouteComponent(() => import('../shell/FallbackPage.tsx'), 'FallbackPage'),
});
