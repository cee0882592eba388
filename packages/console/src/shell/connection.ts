import { showMessage } from '@crossdock/ui/message.ts';
import type { Connection } from '@crossdock/web/connection.ts';
import { currentLanguage } from '@crossdock/web/language.ts';
import { markStale } from '@crossdock/web/stale.ts';
import { client } from './client.ts';
import { currentToken } from './session.ts';

export const connection: Connection = {
  client,
  lang: currentLanguage,
  token: currentToken,
  onFailure: (failure) => showMessage('danger', failure.message),
  refresh: markStale,
};
