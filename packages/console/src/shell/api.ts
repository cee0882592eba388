import { type Connection, createQueryClient } from '@crossdock/contract/web/connection.ts';
import { currentLanguage } from '@crossdock/contract/web/language.ts';
import { showMessage } from '@crossdock/ui/message.ts';
import { client } from './client.ts';
import { currentToken } from './session.ts';

export { useFilters } from '@crossdock/contract/web/filters.ts';
export { useCall, usePage, useSubmit } from '@crossdock/contract/web/hooks.ts';
export { client };

export const queryClient = createQueryClient();

export const connection: Connection = {
  client,
  lang: currentLanguage,
  token: currentToken,
  onFailure: (failure) => showMessage('danger', failure.message),
};
