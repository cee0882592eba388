import { expect, test } from 'vitest';
import { staleRegistries } from '../registries.ts';

test('what lists others says what they export today: node scripts/registries.ts writes it', () => {
  expect(staleRegistries().map(({ file }) => file)).toEqual([]);
});
