import '@crossdock/ui/beforeRouter.ts';
import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { routeTree } from '../routeTree.gen.ts';
import { PlainCrash } from './PlainCrash.tsx';

/** If the network failed, the crash page cannot be loaded either, so the app must not wait for it. */
const crashPage = () => import('./wholePages.ts').catch(() => ({ CrashPage: PlainCrash }));

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultErrorComponent: lazyRouteComponent(crashPage, 'CrashPage'),
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
