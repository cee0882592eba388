import { lazy, Suspense } from 'react';
import { optionalPart } from '../shell/optionalPart.ts';
import { unboundLineAccount } from './unboundLineAccount.ts';

const LineAccount = lazy(optionalPart(() => import('./LineAccountToBind.tsx')));

/** The LINE account that waits to be bound to the account of this form; usually there is none. */
export const WaitingAccount = () =>
  unboundLineAccount() ? (
    <Suspense>
      <LineAccount />
    </Suspense>
  ) : null;
