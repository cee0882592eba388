import { keysOf } from '@crossdock/domain/records.ts';
import { factsByNoun } from './facts.gen.ts';
import { callsByNoun } from './table.ts';
import { type Facts, sharedFacts } from './wire/facts.ts';
import { moneyFacts } from './wire/moneyFacts.ts';
import { placeFacts } from './wire/placeFacts.ts';

/** By noun, what the fields of its calls are. For the API's description alone: no app carries it. */
export { factsByNoun };

factsByNoun satisfies Readonly<Record<keyof typeof callsByNoun, Facts>>;

const everywhere: Facts = { ...sharedFacts, ...placeFacts, ...moneyFacts };

/** Whose input or answer a field stands in. */
export type Side = 'query' | 'body' | 'answer';

const nounOf = new Map(
  keysOf(callsByNoun).flatMap((noun) => Object.keys(callsByNoun[noun]).map((call) => [call, noun] as const)),
);

/** What a field is, by its path of our names: the longest key that ends it, the noun's own before what is said everywhere. */
export function factOf(call: string, side: Side, path: readonly string[]): string | undefined {
  return keyOf(call, side, path)?.fact;
}

/** The same with where it is said, so that a test can tell which facts nobody reads. */
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
