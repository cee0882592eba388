import { sessionIn } from '@crossdock/contract/web/session.ts';
import { keysFor } from '@crossdock/contract/web/storage.ts';

export const keys = keysFor('crossdock');

export const { token: currentToken, keep: keepToken, drop: dropToken } = sessionIn(keys.token);
