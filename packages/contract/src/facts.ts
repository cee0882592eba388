import { keysOf } from '@crossdock/domain/records.ts';
import { factsByNoun } from './facts.gen.ts';
import { callsByNoun } from './table.ts';
import { type Facts, sharedFacts } from './wire/facts.ts';
import { moneyFacts } from './wire/moneyFacts.ts';
import { placeFacts } from './wire/placeFacts.ts';

/** Descriptions of the calls' fields, by noun. Only for the API's description; no app contains them. */
export { factsByNoun };

factsByNoun satisfies Readonly<Record<keyof typeof callsByNoun, Facts>>;

const everywhere: Facts = { ...sharedFacts, ...placeFacts, ...moneyFacts };

/** Whether the field is in an input or an answer. */
export type Side = 'query' | 'body' | 'answer';

const nounOf = new Map(
  keysOf(callsByNoun).flatMap((noun) => Object.keys(callsByNoun[noun]).map((call) => [call, noun] as const)),
);

/**
 * The description of a field, by its path in our names: the longest matching key, the noun's own before shared ones.
 */
export function factOf(call: string, side: Side, path: readonly string[]): string | undefined {
  return keyOf(call, side, path)?.fact;
}

/** The same, with the place of the description, so that a test can find unused ones. */
export function keyOf(call: string, side: Side, path: readonly string[]) {
  const noun = nounOf.get(call);
  const own: Facts = noun === undefined ? {} : factsByNoun[noun];
  const whole = [call, ...path];
  for (let from = 0; from < whole.length; from += 1) {
    const name = whole.slice(from).join('.');
    for (const [place, facts] of [
      [noun ?? '', own],
      ['wire', everywhere],
    ] as const)
      for (const key of [`${name}@${side}`, name]) {
        const fact = facts[key];
        if (fact !== undefined) return { place, key, fact };
      }
  }
  return undefined;
}
