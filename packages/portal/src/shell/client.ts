import wire from 'virtual:wire-table';
import { createClient } from '@crossdock/contract/client.ts';
import { fetchAfterEarly } from '@crossdock/web/earlyReads.ts';
import { currentLanguage } from '@crossdock/web/language.ts';
import { knownShop } from '@crossdock/web/shop.ts';
import { traceHeaders } from '@crossdock/web/traceHeaders.ts';
import { currentToken, dropToken } from './session.ts';

let goToLogin = () => location.assign('/login');

/** Once the router exists it handles this, so the login page opens without a reload. */
export function onSessionEnd(handler: () => void): void {
  goToLogin = handler;
}

/** The `fetch` that all calls use. */
export const line = { fetch: fetchAfterEarly };

export const client = createClient({
  wire,
  // The login page does not need most calls, so their descriptions are loaded later.
  moreWire: async () => (await import('./moreWire.ts')).default,
  baseUrl: '/api/',
  headers: () => traceHeaders(),
  fetch: (address, init) => line.fetch(address, init),
  lang: currentLanguage,
  token: currentToken,
  shopId: () => knownShop()?.id ?? null,
  onStale: async () => (await import('@crossdock/web/proof.ts')).askProof(),
  onUnauthorized({ code, message }) {
    // 415: the server ended the session. 401 only means that there is no session.
    dropToken(code === 415 ? message : undefined);
    goToLogin();
  },
});
