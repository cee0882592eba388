import { safeLocalStorage } from '@crossdock/web/storage.ts';
import { keys } from './keys.ts';

const marked = (token: string) => token.slice(0, 8);

/** Notes that staff act as the member with this token, so that the banner can be shown before the server answers. */
export const storeActingToken = (token: string): boolean => safeLocalStorage.set(keys.acting, marked(token));

/** True if `storeActingToken` was called with this token. A later login has another token. */
export const isStoredActingToken = (token: string | null): boolean =>
  token !== null && safeLocalStorage.get(keys.acting) === marked(token);
