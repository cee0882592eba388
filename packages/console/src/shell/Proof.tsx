import { finishReauthentication } from '@crossdock/web/reauthentication.ts';
import { useReauthenticationOpen } from '@crossdock/web/useReauthenticationOpen.ts';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';

/** If the dialog cannot be loaded, nobody can answer it, so the waiting call fails. */
function Unasked() {
  useEffect(() => finishReauthentication(false), []);
  return null;
}

const load = async (): Promise<{ default: ComponentType }> => {
  try {
    return await import('./ProofDialog.tsx');
  } catch {
    return { default: Unasked };
  }
};
const ProofDialog = lazy(load);

/** Asks for the password or a code over any page, while a call waits for it. */
export function Proof() {
  return useReauthenticationOpen() ? (
    <Suspense>
      <ProofDialog />
    </Suspense>
  ) : null;
}
