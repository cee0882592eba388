import { whenQuiet } from '@crossdock/web/networkWatch.ts';
import { lazy, Suspense } from 'react';
import { optionalPartLoader } from '../shell/optionalPartLoader.ts';

/** Loaded after the page, because it is not urgent. */
const EmailProblemBanner = lazy(async () => {
  await whenQuiet();
  return optionalPartLoader(() => import('./EmailProblemBanner.tsx'))();
});

export const LazyEmailProblemBanner = () => (
  <Suspense>
    <EmailProblemBanner />
  </Suspense>
);
