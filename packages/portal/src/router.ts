import '@crossdock/ui/beforeRouter.ts';
import { createRouter, lazyRouteComponent, type Router } from '@tanstack/react-router';
import { firstRoutes } from './firstRoutes.ts';
import { onAllRoutes } from './shell/allRoutes.ts';
import { PlainCrash } from './shell/PlainCrash.tsx';

/** If the network failed, the crash page cannot be loaded either, so the app must not wait for it. */
const crashPage = () => import('./shell/wholePages.ts').catch(() => ({ CrashPage: PlainCrash }));

export const router = createRouter({
  routeTree: firstRoutes,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultErrorComponent: lazyRouteComponent(crashPage, 'CrashPage'),
});

onAllRoutes(() => router.setRoutes(router.buildRouteTree()));

declare module '@tanstack/react-router' {
  interface Register {
    router: Router<typeof import('./routeTree.gen.ts').routeTree, 'never', false>;
  }
}
