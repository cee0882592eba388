import '@crossdock/ui/beforeRouter.ts';
import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { routeTree } from '../routeTree.gen.ts';
import { PlainCrash } from './PlainCrash.tsx';

/** What failed may be the line itself: then the crash page does not come either, and must not be waited for. */
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
