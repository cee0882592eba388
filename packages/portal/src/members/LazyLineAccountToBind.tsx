import { lazy, Suspense } from 'react';
import { optionalPartLoader } from '../shell/optionalPartLoader.ts';
import { unboundLineAccount } from './unboundLineAccount.ts';

const LineAccount = lazy(optionalPartLoader(() => import('./LineAccountToBind.tsx')));

/** The LINE account that will be bound to the member who logs in or registers here. Usually there is none. */
export const LazyLineAccountToBind = () =>
  unboundLineAccount() ? (
    <Suspense>
      <LineAccount />
    </Suspense>
  ) : null;
