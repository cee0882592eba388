import { lazy, Suspense } from 'react';
import { optionalPartLoader } from '../shell/optionalPartLoader.ts';
import { unboundLineAccount } from './unboundLineAccount.ts';

const LineAccount = lazy(optionalPartLoader(() => import('./LineAccountToBind.tsx')));

/** The LINE account that waits to be bound to the account of this form; usually there is none. */
export const LazyLineAccountToBind = () =>
  unboundLineAccount() ? (
    <Suspense>
      <LineAccount />
    </Suspense>
  ) : null;
