import { useSyncExternalStore } from 'react';
import { isProofAsked, onReauthenticationRequested } from './reauthentication.ts';

/** Whether a call waits for re-authentication. */
export function useProofAsked(): boolean {
  return useSyncExternalStore(onReauthenticationRequested, isProofAsked);
}
