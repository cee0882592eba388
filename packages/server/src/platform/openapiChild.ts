import { calls } from '@crossdock/contract/table.ts';
import { openApi } from './openapi.ts';

/**
 * The program of the process that builds the API description (`reference.ts`). It takes most of a second, in which the
 * server could answer nobody.
 */
process.on('message', ({ serverUrl }: { serverUrl: string }) => {
  process.send?.(JSON.stringify(openApi(calls, serverUrl)));
});
process.on('disconnect', () => process.exit());
