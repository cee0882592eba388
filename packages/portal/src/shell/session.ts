import { sessionIn } from '@crossdock/web/session.ts';
import { keysFor } from '@crossdock/web/storage.ts';

export const keys = keysFor('crossdock');

export const { token: currentToken, keep: keepToken, drop: dropToken } = sessionIn(keys.token);
