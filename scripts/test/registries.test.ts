import { expect, test } from 'vitest';
import { staleRegistries } from '../registries.ts';

test("generated lists match today's exports: node scripts/registries.ts writes them", () => {
  expect(staleRegistries().map(({ file }) => file)).toEqual([]);
});
