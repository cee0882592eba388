import { whenQuiet } from '@crossdock/web/networkWatch.ts';
import { lazy, Suspense } from 'react';
import { orNothing } from '../shell/orNothing.ts';

/** Nobody waits for it: it is asked when the page is there. */
const MailBounced = lazy(async () => {
  await whenQuiet();
  return orNothing(() => import('./MailBounced.tsx'))();
});

export const LateMailBounced = () => (
  <Suspense>
    <MailBounced />
  </Suspense>
);
