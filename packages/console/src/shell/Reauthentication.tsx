import { createReauthentication } from '@crossdock/web/Reauthentication.tsx';

export const Reauthentication = createReauthentication(() => import('./ReauthenticationDialog.tsx'));
