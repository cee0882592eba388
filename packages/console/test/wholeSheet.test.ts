import type { Client } from '@crossdock/contract/client.ts';
import { expect, test } from 'vitest';
import { loadDriverSheet } from '../src/pickups/loadDriverSheet.ts';

test('a driver’s sheet has every pickup of the day, over all pages', async () => {
  const pages: Record<string, object> = {
    first: { list: [{ id: 'a' }, { id: 'b' }], more: true, next: 'second', drivers: [] },
    second: { list: [{ id: 'c' }], more: true, next: 'third', drivers: [] },
    third: { list: [{ id: 'd' }], more: false, next: null, drivers: [] },
  };
  const asked: unknown[] = [];
  const call = async (_name: string, input: { after?: string }) => {
    asked.push(input);
    return pages[input.after ?? 'first'];
  };
  const sheet = await loadDriverSheet(
    { call: call as Client['call'] },
    { day: '2026-11-26', driverId: undefined },
    new AbortController().signal,
  );
  expect(sheet.list.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  expect(asked[2]).toEqual({
    ...{ shelf: 'planned', day: '2026-11-26', driverId: undefined },
    ...{ pageSize: 100, after: 'third' },
  });
});
