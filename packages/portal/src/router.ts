import '@crossdock/ui/beforeRouter.ts';
import { networkDown } from '@crossdock/web/network.ts';
import { createRouter, lazyRouteComponent, type Router } from '@tanstack/react-router';
import { firstRoutes } from './firstRoutes.ts';
import { onAllRoutesLoaded } from './shell/allRoutes.ts';
import { PlainCrashPage } from './shell/PlainCrashPage.tsx';

/**
 * The crash page that is shown without a network. In that case the app is not broken, and the usual crash page could
 * rarely be loaded.
 */
const plain = { CrashPage: PlainCrashPage };
const crashPage = () =>
  networkDown() ? Promise.resolve(plain) : import('./shell/errorPages.ts').catch(() => plain);

export const router = createRouter({
  routeTree: firstRoutes,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultErrorComponent: lazyRouteComponent(crashPage, 'CrashPage'),
});

onAllRoutesLoaded(() => router.setRoutes(router.buildRouteTree()));

declare module '@tanstack/react-router' {
  interface Register {
    router: Router<typeof import('./routeTree.gen.ts').routeTree, 'never', false>;
  }
}
