import { expect, test } from 'vitest';
import { removeQueryMutations } from '../src/vite/removeQueryMutations.ts';

const plugin = removeQueryMutations() as unknown as {
  resolveId(source: string, importer?: string): string | null;
  load(id: string): string | null;
  generateBundle(this: { error(text: string): never }, output: unknown, bundle: object): void;
};
const library = '/node_modules/@tanstack/query-core/build/modern';

test("the query library's parts for mutations and endless lists are replaced, and its others are not", () => {
  const id = plugin.resolveId('./mutationCache.js', `${library}/queryClient.js`);
  expect(plugin.load(id ?? '')).toContain('class MutationCache');
  expect(plugin.resolveId('./queryCache.js', `${library}/queryClient.js`)).toBeNull();
  expect(plugin.resolveId('./mutationCache.js', '/packages/web/src/queryClient.ts')).toBeNull();
  expect(plugin.load('/packages/web/src/queryClient.ts')).toBeNull();
});

test.each([
  ['mutationObserver', 900, true],
  ['infiniteQueryObserver', 900, true],
  ['mutationObserver', 0, false],
  ['queryObserver', 900, false],
])('a build that has %s with %i characters: %s', (part, renderedLength, fails) => {
  const error = (text: string): never => {
    throw new Error(text);
  };
  const modules = { [`${library}/${part}.js`]: { renderedLength } };
  const build = () => plugin.generateBundle.call({ error }, {}, { a: { type: 'chunk', modules } });
  if (fails) expect(build).toThrow('leaves out of the query library');
  else expect(build).not.toThrow();
});
