import { showMessage } from '@crossdock/ui/message.ts';
import { type Connection, createQueryClient } from '@crossdock/web/connection.ts';
import { currentLanguage } from '@crossdock/web/language.ts';
import { client } from './client.ts';
import { currentToken } from './session.ts';

export { useFilters } from '@crossdock/web/filters.ts';
export { useCall, usePage, useSubmit } from '@crossdock/web/hooks.ts';
export { client };

export const queryClient = createQueryClient();

export const connection: Connection = {
  client,
  lang: currentLanguage,
  token: currentToken,
  onFailure: (failure) => showMessage('danger', failure.message),
};
