import { sessionIn } from '@crossdock/web/session.ts';
import { keysFor } from '@crossdock/web/storage.ts';

/** Staff and member sessions can exist side by side in one browser. */
export const keys = keysFor('crossdock.console');
export const session = sessionIn(keys.token);
export const { token: currentToken, keep: keepToken, drop: dropToken } = session;
