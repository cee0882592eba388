import { whenQuiet } from '@crossdock/web/networkWatch.ts';
import { lazy, Suspense } from 'react';
import { optionalPart } from '../shell/optionalPart.ts';

/** Loaded after the page, because it is not urgent. */
const MailBounced = lazy(async () => {
  await whenQuiet();
  return optionalPart(() => import('./MailBounced.tsx'))();
});

export const LateMailBounced = () => (
  <Suspense>
    <MailBounced />
  </Suspense>
);
