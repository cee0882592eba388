import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrangeTiles } from '../src/home/grid.ts';

test('tiles fill their rows for any number of tiles', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 8 }), (n, most) => {
      const { columns, last } = arrangeTiles(n, most);
      expect(columns).toBeLessThanOrEqual(most);
      expect(last).toBeLessThanOrEqual(columns);
      expect((n - 1 + last) % columns).toBe(0);
    }),
  );
  expect(arrangeTiles(7, 7)).toEqual({ columns: 7, last: 1 });
  expect(arrangeTiles(8, 7)).toEqual({ columns: 4, last: 1 });
  expect(arrangeTiles(7, 2)).toEqual({ columns: 2, last: 2 });
});
