import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import { applyMutant, mutantsOf } from '../mutation/mutants.ts';
import { type Numbered, withSwitches } from '../mutation/switches.ts';

/** Code with each kind of change, some nested in others. */
const code = `
const said: string[] = [];
const say = (word: string) => said.push(word);
const table = { 1: 'one', kind: 0 as 0 | 1 };
class Query {
  parts: string[] = [];
  where(part: string) { this.parts.push(part); return this; }
  set(change: object) { this.parts.push(JSON.stringify(change)); return this; }
}
export function answer(a: number, b: number): unknown {
  if (a < b && !(a === 0)) say('less'); else say('more');
  const list = [a, ...[b, 1], table.kind];
  const some = list.some((one) => one > 1) ? list.map((one) => (one % 2 === 0 ? one * 2 : -one)) : [];
  if (a > 3) say(\`\${a - b}\`);
  const query = new Query().where('x').where('y').set({ a, b: b + 1, ...table });
  return { said: said.splice(0), some, parts: query.parts, most: Math.max(a, b), yes: true, next: some?.filter((one) => one >= 0) };
}`;

type Answer = (a: number, b: number) => unknown;

/** The output of the code in `text` for all pairs of some small numbers. */
function saidBy(text: string): string {
  const plain = stripTypeScriptTypes(text).replace('export function', 'return function');
  const answer = new Function(plain)() as Answer;
  const pairs = [0, 1, 2, 4, 5].flatMap((a) => [0, 1, 3, 5].map((b): [number, number] => [a, b]));
  return JSON.stringify(
    pairs.map(([a, b]) => {
      try {
        return answer(a, b);
      } catch (error) {
        return String(error);
      }
    }),
  );
}

test('a file with its mutants runs as each of them, and unchanged if none is chosen', () => {
  const mutants = mutantsOf('sample.ts', code)
    .flatMap(({ host, ...mutant }) => (host === undefined ? [] : [{ ...mutant, host }]))
    .map((mutant, number): Numbered => ({ number, mutant }));
  const switched = withSwitches(code, mutants);
  const runAs = (chosen: number) => {
    Object.assign(globalThis, { __mutant: (number: number) => number === chosen });
    return saidBy(switched);
  };
  expect(mutants.length).toBeGreaterThan(45);
  expect(runAs(-1)).toBe(saidBy(code));
  for (const { number, mutant } of mutants)
    expect([mutant.what, runAs(number)]).toEqual([mutant.what, saidBy(applyMutant(code, mutant))]);
});
