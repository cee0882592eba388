import { expect, test, vi } from 'vitest';
import { createClient } from '../src/client.ts';
import { calls } from '../src/table.ts';
import { deriveWire } from '../src/wire/wireTable.ts';

const staffId = '0190a000-0000-7000-8000-000000000001';
const input = { login: 'amy', name: 'Amy', roles: ['support' as const], password: 'Forwarder7' };

/** A server that refuses the first request, because the session needs a new proof, and accepts the next ones. */
function world(onStale?: () => Promise<boolean>) {
  const keys: (string | null)[] = [];
  const client = createClient({
    wire: deriveWire(calls),
    baseUrl: 'http://shop.test/api/',
    lang: 'en',
    ...(onStale ? { onStale } : {}),
    fetch: async (_url, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      const refused = { code: 403, data: null, message: 'Who?', error: 'session.stale', params: {} };
      return keys.length === 1
        ? Response.json(refused, { status: 403 })
        : Response.json({ code: 200, data: { staffId }, message: '' });
    },
  });
  return { client, keys };
}

test('a call that requires re-authentication is sent again after it, as the same submission', async () => {
  const onStale = vi.fn(async () => true);
  const { client, keys } = world(onStale);
  expect(await client.call('addStaff', input)).toEqual({ staffId });
  expect(onStale).toHaveBeenCalledOnce();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test.each([
  ['it is not shown', async () => false],
  ['nobody asks', undefined],
] as const)('the call stays refused if %s', async (_case, onStale) => {
  const { client, keys } = world(onStale);
  expect(await client.attempt('addStaff', input)).toMatchObject({ failure: { error: 'session.stale' } });
  expect(keys).toHaveLength(1);
});
