import { createQueryClient } from '@crossdock/web/queryClient.ts';
import { session } from './session.ts';

export { useFilters } from '@crossdock/web/filters.ts';
export { useCall, usePage } from '@crossdock/web/hooks.ts';
export { useSubmit } from '@crossdock/web/submit.ts';
export { client } from './client.ts';

export const queryClient = createQueryClient(session);
