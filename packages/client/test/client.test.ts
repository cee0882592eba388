import { expect, test } from 'vitest';
import { Crossdock } from '../src/client.ts';

test('a key is sent only over TLS or to this machine', async () => {
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

test('each entry of a list comes once, page after page, and a cursor that does not advance fails', async () => {
  const asked: string[] = [];
  let last: object = { list: [{ id: 'c' }], more: false, next: null };
  const fetch: typeof globalThis.fetch = async (input) => {
    asked.push(String(input).split('?')[1] ?? '');
    const data = asked.length === 1 ? { list: [{ id: 'a' }, { id: 'b' }], more: true, next: 'here' } : last;
    return Response.json({ code: 200, data, message: '' });
  };
  const shop = Crossdock({ host: 'shop.example', fetch });
  const all = async () => {
    const ids: string[] = [];
    for await (const { id } of shop.each('queryAllParcels', { state: 'shelved' })) ids.push(id);
    return ids;
  };
  expect(await all()).toEqual(['a', 'b', 'c']);
  expect(asked).toEqual(['pageSize=100&state=shelved', 'after=here&pageSize=100&state=shelved']);
  last = { list: [], more: true, next: null };
  asked.length = 0;
  await expect(all()).rejects.toThrow('leave out `sort`');
});
