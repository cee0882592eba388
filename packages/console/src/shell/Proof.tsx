import { answerProof } from '@crossdock/web/proof.ts';
import { useProofAsked } from '@crossdock/web/useProofAsked.ts';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';

/** A dialog that cannot be fetched cannot be answered: what waits for it fails as it did. */
function Unasked() {
  useEffect(() => answerProof(false), []);
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

/** Over any page: asks who the reader is while a call waits for it. */
export function Proof() {
  return useProofAsked() ? (
    <Suspense>
      <ProofDialog />
    </Suspense>
  ) : null;
}
