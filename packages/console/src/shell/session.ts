import { createSession } from '@crossdock/web/session.ts';
import { storageKeys } from '@crossdock/web/storage.ts';

/**
 * The console's keys have their own prefix, so that staff and member sessions can exist side by side in one browser.
 */
export const consoleStorageKeys = storageKeys('crossdock.console');
export const session = createSession(consoleStorageKeys.token);
export const { token: currentToken, keep: keepToken, drop: dropToken } = session;
