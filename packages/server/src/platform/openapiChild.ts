import { calls } from '@crossdock/contract/table.ts';
import { openApi } from './openapi.ts';

/** The program of the process that works out the API's description (`reference.ts`): most of a second in which nobody else would be answered. */
process.on('message', ({ serverUrl }: { serverUrl: string }) => {
  process.send?.(JSON.stringify(openApi(calls, serverUrl)));
});
process.on('disconnect', () => process.exit());
