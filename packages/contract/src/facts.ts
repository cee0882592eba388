import { keysOf } from '@crossdock/domain/records.ts';
import { factsByNoun } from './facts.gen.ts';
import { callsByNoun } from './table.ts';
import { dutyFacts } from './wire/dutyFacts.ts';
import { type Facts, sharedFacts } from './wire/facts.ts';
import { moneyFacts } from './wire/moneyFacts.ts';
import { placeFacts } from './wire/placeFacts.ts';

/**
 * Descriptions of the calls' fields, grouped by folder of the contract. The apps' builds leave them out
 * (`ui/src/vite/stripFactDescriptions.ts`).
 */
export { factsByNoun };

factsByNoun satisfies Readonly<Record<keyof typeof callsByNoun, Facts>>;

const everywhere: Facts = { ...sharedFacts, ...placeFacts, ...moneyFacts, ...dutyFacts };

/** Where the field is: in the input of a GET, in the input of a POST, or in an answer. */
export type FieldSide = 'query' | 'body' | 'answer';

const nounOf = new Map(
  keysOf(callsByNoun).flatMap((noun) => Object.keys(callsByNoun[noun]).map((call) => [call, noun] as const)),
);

/**
 * The description of a field by its path, written with our names and not the wire's. The longest matching key counts.
 * If two matching keys are equal, the description in the call's own folder is used and not the shared one.
 */
export function fieldDescription(call: string, side: FieldSide, path: readonly string[]): string | undefined {
  return findFieldDescription(call, side, path)?.fact;
}

/**
 * The key of the matching description, so that a test can find descriptions that no field uses. A `FieldDefinition`
 * without its own description uses the shared one.
 */
export function findFieldDescription(call: string, side: FieldSide, path: readonly string[]) {
  const noun = nounOf.get(call);
  const own: Facts = noun === undefined ? {} : factsByNoun[noun];
  const whole = [call, ...path];
  let silent: { readonly place: string; readonly key: string } | undefined;
  for (let from = 0; from < whole.length; from += 1) {
    const name = whole.slice(from).join('.');
    for (const [place, facts] of [
      [noun ?? '', own],
      ['wire', everywhere],
    ] as const)
      for (const key of [`${name}@${side}`, name]) {
        const known = facts[key];
        const fact = typeof known === 'object' ? known.says : known;
        if (fact !== undefined) return { place, key, ...silent, fact };
        if (known !== undefined) silent ??= { place, key };
      }
  }
  return undefined;
}
