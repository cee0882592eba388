import { whenQuiet } from '@crossdock/web/networkWatch.ts';
import { lazy, Suspense } from 'react';
import { orNothing } from '../shell/orNothing.ts';

/** Loaded after the page, because it is not urgent. */
const MailBounced = lazy(async () => {
  await whenQuiet();
  return orNothing(() => import('./MailBounced.tsx'))();
});

export const LateMailBounced = () => (
  <Suspense>
    <MailBounced />
  </Suspense>
);
