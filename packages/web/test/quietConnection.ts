import type { createClient } from '@crossdock/contract/client.ts';

/** The connection of a guest who reads English, which refreshes nothing and shows no failures. */
export const quietConnection = (client: ReturnType<typeof createClient>) => ({
  client,
  lang: () => 'en' as const,
  token: () => null,
  onFailure: () => {},
  refresh: () => {},
});
