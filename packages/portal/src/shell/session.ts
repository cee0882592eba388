import { createSession } from '@crossdock/web/session.ts';
import { keys } from './keys.ts';

export const session = createSession(keys.token);
export const { token: currentToken, keep: keepToken, drop: dropToken } = session;
