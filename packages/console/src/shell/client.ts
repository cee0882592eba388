import wire from 'virtual:wire-table';
import { createClient } from '@crossdock/contract/client.ts';
import { currentLanguage } from '@crossdock/web/language.ts';
import { watchFetch } from '@crossdock/web/network.ts';
import { requestReauthentication } from '@crossdock/web/reauthentication.ts';
import { cachedShop } from '@crossdock/web/shop.ts';
import { traceHeaders } from '@crossdock/web/traceHeaders.ts';
import { currentToken, dropToken } from './session.ts';

let goToLogin = () => location.assign('/console/login');

/** Once the router exists, `handler` handles the end of a session, so that the login page opens without a reload. */
export function onSessionEnd(handler: () => void): void {
  goToLogin = handler;
}

export const client = createClient({
  wire,
  baseUrl: '/api/',
  headers: () => traceHeaders(),
  fetch: watchFetch((address, init) => fetch(address, init)),
  lang: currentLanguage,
  token: currentToken,
  shopId: () => cachedShop()?.id ?? null,
  onStale: requestReauthentication,
  onUnauthorized({ code, message }) {
    // 415 means that the server ended a session; 401 only says that there is none.
    dropToken(code === 415 ? message : undefined);
    goToLogin();
  },
});
