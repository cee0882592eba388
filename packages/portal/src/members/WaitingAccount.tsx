import { lazy, Suspense } from 'react';
import { optionalPart } from '../shell/optionalPart.ts';
import { waitingAccount } from './waitingLine.ts';

const LineAccount = lazy(optionalPart(() => import('./LineAccountToBind.tsx')));

/** The LINE account that waits to be bound to the account of this form; usually there is none. */
export const WaitingAccount = () =>
  waitingAccount() ? (
    <Suspense>
      <LineAccount />
    </Suspense>
  ) : null;
