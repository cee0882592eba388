import { stored } from '@crossdock/web/storage.ts';
import { keys } from './keys.ts';

const marked = (token: string) => token.slice(0, 8);

/** Notes of a token that staff act as the member with it: it is to be seen before the server is asked. */
export const noteActing = (token: string): boolean => stored.set(keys.acting, marked(token));

/** Whether this token was noted; one that somebody logged in with since is another. */
export const isNotedActing = (token: string | null): boolean =>
  token !== null && stored.get(keys.acting) === marked(token);
