import type { Attempt } from '@crossdock/contract/wire/client.ts';

/** Pauses between tries, in milliseconds. */
const waitsMs = [300, 1_000, 2_000, 4_000];

/** Asks again while nobody knows what the server did: a line that breaks for a moment is no answer. */
export async function decided<Answer>(ask: () => Promise<Attempt<Answer>>): Promise<Attempt<Answer>> {
  for (const waitMs of waitsMs) {
    const attempt = await ask();
    if (attempt.ok || !attempt.failure.undecided) return attempt;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  return ask();
}
