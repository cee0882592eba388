import { answerProof } from '@crossdock/web/proof.ts';
import { useProofAsked } from '@crossdock/web/useProofAsked.ts';
import { lazy, Suspense, useEffect } from 'react';
import { Nothing, withMoreTexts } from './moreTexts.ts';

/** A dialog that cannot be fetched cannot be answered: what waits for it fails as it did. */
function Unasked() {
  useEffect(() => answerProof(false), []);
  return null;
}

const dialog = withMoreTexts(() => import('./ProofDialog.tsx'));
const ProofDialog = lazy(async () => {
  const part = await dialog();
  return part.default === Nothing ? { default: Unasked } : part;
});

/** Over any page: asks who the reader is while a call waits for it. */
export function Proof() {
  return useProofAsked() ? (
    <Suspense>
      <ProofDialog />
    </Suspense>
  ) : null;
}
