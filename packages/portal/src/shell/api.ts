import { disownDrafts } from '@crossdock/web/drafts.ts';
import { watched } from '@crossdock/web/network.ts';
import { createQueryClient } from '@crossdock/web/queryClient.ts';
import { line } from './client.ts';
import { session } from './session.ts';

export { useFilters } from '@crossdock/web/filters.ts';
export { useCall, usePage } from '@crossdock/web/hooks.ts';
export { useSubmit } from '@crossdock/web/submit.ts';
export { client } from './client.ts';

export const queryClient = createQueryClient(session);
session.onChange(disownDrafts);
// Done here and not where the client is created, because the login page does not need it.
line.fetch = watched(line.fetch);
