import { unsetDraftsOwner } from '@crossdock/web/drafts.ts';
import { watchFetch } from '@crossdock/web/network.ts';
import { createQueryClient } from '@crossdock/web/queryClient.ts';
import { clientTransport } from './client.ts';
import { session } from './session.ts';

export { useFilters } from '@crossdock/web/filters.ts';
export { useCall, usePage } from '@crossdock/web/hooks.ts';
export { useSubmit } from '@crossdock/web/submit.ts';
export { client } from './client.ts';

export const queryClient = createQueryClient(session);
session.onChange(unsetDraftsOwner);
// The network is watched from the moment when this file is loaded, and not from the creation of the client, because
// the login page does not need it.
clientTransport.fetch = watchFetch(clientTransport.fetch);
