import { isOneOf } from '@crossdock/domain/records.ts';
import { refusalsOf } from '../src/platform/openapiRefusals.ts';
import { onEachAnswer } from './eachAnswer.ts';

/** Refusals that a call answered with and the API's description does not name: whoever wrote a client from it does not know them. */
const untold = new Set<string>();

onEachAnswer(({ name, call, answer: { code, error } }) => {
  if (code === 200 || typeof error !== 'string') return;
  const told: readonly string[] = refusalsOf(call);
  if (!isOneOf(told, error)) untold.add(`${name}: ${error}`);
});

/** Those since it was asked last, sorted. */
export function untoldRefusals(): string[] {
  const found = [...untold].sort();
  untold.clear();
  return found;
}
