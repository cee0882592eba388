import { isOneOf } from '@crossdock/domain/records.ts';
import { refusalsOf } from '../src/platform/openapiRefusals.ts';
import { onEachAnswer } from './eachAnswer.ts';

/**
 * Refusals that calls sent but the API's description does not list. Clients written from the description do not expect
 * them.
 */
const untold = new Set<string>();

onEachAnswer(({ name, call, status, read }) => {
  const { error } = status === 200 ? {} : read();
  if (typeof error !== 'string') return;
  const told: readonly string[] = refusalsOf(call);
  if (!isOneOf(told, error)) untold.add(`${name}: ${error}`);
});

/** Returns the refusals found since the last call, sorted. */
export function undocumentedRefusals(): string[] {
  const found = [...untold].sort();
  untold.clear();
  return found;
}
