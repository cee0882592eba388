import type { Attempt } from '@crossdock/contract/client.ts';
import { isRetryable } from '@crossdock/contract/wire/retryable.ts';

/** Pauses between tries, in milliseconds. */
const waitsMs = [300, 1_000, 2_000, 4_000];

/** Repeats a call until its answer is final. A lost connection or a busy server gives no final answer. */
export async function repeatUntilFinal<Answer>(
  ask: () => Promise<Attempt<Answer>>,
): Promise<Attempt<Answer>> {
  for (const waitMs of waitsMs) {
    const attempt = await ask();
    if (attempt.ok || !isRetryable(attempt.failure)) return attempt;
    const askedMs = (attempt.failure.retryAfterS ?? 0) * 1_000;
    await new Promise((resolve) => setTimeout(resolve, Math.max(waitMs, askedMs)));
  }
  return ask();
}
