import { useSyncExternalStore } from 'react';
import { isProofAsked, onProofAsked } from './proof.ts';

/** Whether a call waits for re-authentication. */
export function useProofAsked(): boolean {
  return useSyncExternalStore(onProofAsked, isProofAsked);
}
