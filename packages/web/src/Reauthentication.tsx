import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import {
  finishReauthentication,
  isReauthenticationOpen,
  onReauthenticationRequested,
} from './reauthentication.ts';

/** Used if the dialog cannot be loaded: the waiting call fails, because nobody can confirm their identity. */
function Unasked() {
  useEffect(() => finishReauthentication(false), []);
  return null;
}

/** Creates an app's dialog that asks readers to confirm their identity, over any page, while a call waits for it. */
export function createReauthentication(load: () => Promise<{ readonly default: ComponentType }>) {
  const Dialog = lazy(() => load().catch(() => ({ default: Unasked })));
  return function Reauthentication() {
    return useSyncExternalStore(onReauthenticationRequested, isReauthenticationOpen) ? (
      <Suspense>
        <Dialog />
      </Suspense>
    ) : null;
  };
}
