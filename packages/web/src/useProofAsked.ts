import { useSyncExternalStore } from 'react';
import { isProofAsked, onProofAsked } from './proof.ts';

/** Whether a call waits for the reader to show who they are. */
export function useProofAsked(): boolean {
  return useSyncExternalStore(onProofAsked, isProofAsked);
}
