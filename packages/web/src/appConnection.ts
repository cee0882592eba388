import type { Client } from '@crossdock/contract/client.ts';
import { showMessage } from '@crossdock/ui/message.ts';
import type { Connection } from './connection.ts';
import { currentLanguage } from './language.ts';
import { markStale } from './stale.ts';

/**
 * The connection that both apps give to the hooks. Errors that no screen shows appear on top of the page, and a write
 * marks the reads that it affects as stale.
 */
export const appConnection = (client: Client, token: () => string | null): Connection => ({
  client,
  lang: currentLanguage,
  token,
  onFailure: (failure) => showMessage('danger', failure.message),
  refresh: markStale,
});
