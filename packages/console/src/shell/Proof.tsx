import { createReauthentication } from '@crossdock/web/Reauthentication.tsx';

export const Proof = createReauthentication(() => import('./ProofDialog.tsx'));
