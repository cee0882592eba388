import '@crossdock/ui/beforeRouter.ts';
import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';

export const router = createRouter({
  routeTree,
  basepath: '/console',
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultErrorComponent: lazyRouteComponent(() => import('./shell/errorPages.ts'), 'CrashPage'),
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
