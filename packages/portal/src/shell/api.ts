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
// Requests are watched for network failures only from here on. `client.ts` does not watch them, because the login
// page uses the client and does not need this.
clientTransport.fetch = watchFetch(clientTransport.fetch);
