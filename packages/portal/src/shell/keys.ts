import { keysFor } from '@crossdock/web/storage.ts';

/** Of everything that the portal keeps in this browser. */
export const keys = keysFor('crossdock');
