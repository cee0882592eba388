import { appendFileSync } from 'node:fs';
import { isRefusal } from '@crossdock/contract/refusals.ts';
import { handlers } from '../src/handlers.gen.ts';
import type { AnyHandler } from '../src/platform/runCall.ts';

/**
 * Notes which calls answered this worker's tests without a refusal, because all statements of such a call have run.
 * `everyCall.ts` reports the others after the whole suite.
 */
const answered = new Set<string>();

for (const [name, handler] of Object.entries<AnyHandler>(handlers))
  Reflect.set(handlers, name, noting(name, handler));

function noting(name: string, handler: AnyHandler): AnyHandler {
  const noted =
    <G extends unknown[]>(handle: (...given: G) => Promise<unknown>) =>
    async (...given: G) => {
      const answer = await handle(...given);
      if (!isRefusal(answer)) answered.add(name);
      return answer;
    };
  return typeof handler === 'function' ? noted(handler) : { ...handler, handle: noted(handler.handle) };
}

/** Writes down the noted calls. Each test file calls this at its end. */
export function writeAnsweredCalls(testFile: string): void {
  const notes = process.env.ANSWERED_CALLS;
  if (notes !== undefined)
    appendFileSync(notes, `${JSON.stringify({ testFile, answered: [...answered] })}\n`);
  answered.clear();
}
