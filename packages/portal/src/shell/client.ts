import wire from 'virtual:wire-table';
import { createClient } from '@crossdock/contract/client.ts';
import { fetchWithEarlyReads } from '@crossdock/web/earlyReads.ts';
import { currentLanguage } from '@crossdock/web/language.ts';
import { cachedShop } from '@crossdock/web/shop.ts';
import { traceHeaders } from '@crossdock/web/traceHeaders.ts';
import { currentToken, dropToken } from './session.ts';

let goToLogin = () => location.assign('/login');

/**
 * Sets the function that is called when the session ends. With the router's function, the login page opens without a
 * reload.
 */
export function onSessionEnd(handler: () => void): void {
  goToLogin = handler;
}

/** The function that sends the calls' requests. */
export const clientTransport = { fetch: fetchWithEarlyReads };

export const client = createClient({
  wire,
  baseUrl: '/api/',
  headers: () => traceHeaders(),
  fetch: (address, init) => clientTransport.fetch(address, init),
  lang: currentLanguage,
  token: currentToken,
  shopId: () => cachedShop()?.id ?? null,
  onStale: async () => (await import('@crossdock/web/reauthentication.ts')).requestReauthentication(),
  onUnauthorized({ code, message }) {
    // 415 means that the server ended a session, 401 only that there is none.
    dropToken(code === 415 ? message : undefined);
    goToLogin();
  },
});
