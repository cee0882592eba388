import { lazyRouteComponent } from '@tanstack/react-router';

/** The page of every route that cannot be used yet: one file for all, so these routes set `codeSplitGroupings: []`. */
export const NotYet = lazyRouteComponent(() => import('./NotYetPage.tsx'), 'NotYetPage');
