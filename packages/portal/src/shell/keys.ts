import { storageKeys } from '@crossdock/web/storage.ts';

/** The names of everything that the portal stores in this browser. */
export const keys = storageKeys('crossdock');
