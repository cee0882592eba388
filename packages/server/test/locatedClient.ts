import type { Client } from '@crossdock/contract/client.ts';
import { CallFailure } from '@crossdock/contract/wire/callFailure.ts';

/**
 * The client with a cause for each refused call: the call's name, the refusal, the fields at fault, and the line of the
 * test. Without this cause, a failed test shows only the sentence for people and the client's own lines.
 */
export const locatedClient = (client: Client): Client => ({
  ...client,
  async call(name, input, options) {
    const cause = new Error(name);
    try {
      return await client.call(name, input, options);
    } catch (failure) {
      if (failure instanceof CallFailure) {
        const faults = Object.entries(failure.fields).map(([field, { error }]) => `${field} ${error}`);
        cause.message = [name, failure.error, ...faults].join(', ');
        failure.cause = cause;
      }
      throw failure;
    }
  },
});
