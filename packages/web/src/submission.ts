import { newIdempotencyKey } from '@crossdock/contract/client.ts';
import { CallFailure } from '@crossdock/contract/wire/callFailure.ts';

/**
 * One submission by a person, however often it is sent. While the result is unknown, the same input keeps its
 * idempotency key, so a retry counts once; a known result or another input starts a new submission.
 */
export interface Submission {
  run<T>(input: unknown, send: (idempotencyKey: string) => Promise<T>): Promise<T>;
}

export function createSubmission(makeKey: () => string = newIdempotencyKey): Submission {
  let open: { key: string; content: string } | null = null;
  return {
    async run(input, send) {
      const content = JSON.stringify(input) ?? '';
      if (open?.content !== content) open = { key: makeKey(), content };
      const current = open;
      try {
        const answer = await send(current.key);
        if (open === current) open = null;
        return answer;
      } catch (error) {
        const undecided = !(error instanceof CallFailure) || error.undecided;
        if (!undecided && open === current) open = null;
        throw error;
      }
    },
  };
}
