import { sessionIn } from '@crossdock/web/session.ts';
import { keysFor } from '@crossdock/web/storage.ts';

export const keys = keysFor('crossdock');
export const session = sessionIn(keys.token);
export const { token: currentToken, keep: keepToken, drop: dropToken } = session;
