import '@crossdock/ui/beforeRouter.ts';
import { createRouter, lazyRouteComponent, type Router } from '@tanstack/react-router';
import { firstRoutes } from '../firstRoutes.ts';
import { onAllRoutes } from './allRoutes.ts';
import { PlainCrash } from './PlainCrash.tsx';

/** What failed may be the line itself: then the crash page does not come either, and must not be waited for. */
const crashPage = () => import('./wholePages.ts').catch(() => ({ CrashPage: PlainCrash }));

export const router = createRouter({
  routeTree: firstRoutes,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultErrorComponent: lazyRouteComponent(crashPage, 'CrashPage'),
});

onAllRoutes(() => router.setRoutes(router.buildRouteTree()));

declare module '@tanstack/react-router' {
  interface Register {
    router: Router<typeof import('../routeTree.gen.ts').routeTree, 'never', false>;
  }
}
