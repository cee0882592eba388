import { finishReauthentication } from '@crossdock/web/reauthentication.ts';
import { useReauthenticationOpen } from '@crossdock/web/useReauthenticationOpen.ts';
import { lazy, Suspense, useEffect } from 'react';
import { EmptyPart, optionalPart } from './optionalPart.ts';

/** Used if the dialog cannot be loaded: the call that waits for the answer then fails. */
function Unasked() {
  useEffect(() => finishReauthentication(false), []);
  return null;
}

const dialog = optionalPart(() => import('./ProofDialog.tsx'));
const ProofDialog = lazy(async () => {
  const part = await dialog();
  return part.default === EmptyPart ? { default: Unasked } : part;
});

/** Asks the reader to confirm their identity, over any page, while a call waits for it. */
export function Proof() {
  return useReauthenticationOpen() ? (
    <Suspense>
      <ProofDialog />
    </Suspense>
  ) : null;
}
