import { expect, test } from 'vitest';
import { Crossdock } from '../src/client.ts';

test('a key goes over TLS, or to this machine, and nowhere else', async () => {
  const key = `crossdock_${'a'.repeat(43)}`;
  expect(() => Crossdock({ host: 'http://shop.example', key })).toThrow('TLS');
  expect(() => Crossdock({ host: 'http://localhost.shop.example', key })).toThrow('TLS');
  const sent: [string, string | null][] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    sent.push([String(input), new Headers(init?.headers).get('authorization')]);
    return Response.json({ code: 200, data: { list: [], total: 0 }, message: '' });
  };
  for (const host of ['shop.example', 'http://127.0.0.1:3000'])
    await Crossdock({ host, key, fetch }).call('queryAllParcels', { words: 'SF' });
  await Crossdock({ host: 'http://shop.example', fetch }).call('queryAllParcels', {});
  expect(sent).toEqual([
    ['https://shop.example/api/staff/parcels?words=SF', `Bearer ${key}`],
    ['http://127.0.0.1:3000/api/staff/parcels?words=SF', `Bearer ${key}`],
    ['http://shop.example/api/staff/parcels', null],
  ]);
});
