import { useSyncExternalStore } from 'react';
import { isReauthenticationOpen, onReauthenticationRequested } from './reauthentication.ts';

/** Whether a call waits for re-authentication. */
export function useReauthenticationOpen(): boolean {
  return useSyncExternalStore(onReauthenticationRequested, isReauthenticationOpen);
}
