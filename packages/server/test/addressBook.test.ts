import type { Request } from '@crossdock/contract/table.ts';
import { describe, expect, test } from 'vitest';
import { minutesAgo } from './ago.ts';
import { atHome } from './typedAddresses.ts';
import { startWorld } from './world.ts';

const home = (changes: Partial<Request<'addAddress'>> = {}): Request<'addAddress'> => ({
  ...atHome,
  ...changes,
});
const listed = { number: '236471', name: '松高門市', address: '臺北市信義區松高路 9 號' };

const world = await startWorld();
const owner = await world.tw.staff(['owner']);
await owner.client.call('importStores', { country: 'TW', rows: [listed] });

const store = { number: listed.number };

describe('my addresses', () => {
  test('are searched by name, phone, place and store, word by word', async () => {
    const { client } = await world.tw.member();
    await client.call('addAddress', home());
    await client.call(
      'addAddress',
      home({ consignee: '林大華', phone: '0987654321', city: '大安區', zip: '106' }),
    );
    await client.call(
      'addAddress',
      home({ deliveryType: 3, store, detail: '', province: '', city: '', zip: '' }),
    );
    const found = async (words: string) => {
      const { list, total } = await client.call('listAddresses', { words });
      expect(total).toBe(list.length);
      return list.map(({ consignee, city, store: at }) => at?.name ?? `${consignee} ${city}`);
    };
    expect(await found('大華')).toEqual(['林大華 大安區']);
    expect(await found('0987')).toEqual(['林大華 大安區']);
    expect(await found('106')).toEqual(['林大華 大安區']);
    expect(await found('松高 小明')).toEqual(['王小明 信義區', '松高門市']);
    expect(await found('236471')).toEqual(['松高門市']);
    expect(await found('大華 信義')).toEqual([]);
    expect(await found('%')).toEqual([]);
  });

  test('a 7-11 store has name, number, address, link name, phone and ID; the consignee collects unless another is named', async () => {
    const { client } = await world.tw.member();
    const at = { deliveryType: 3 as const, detail: '', province: '', city: '', zip: '' };
    const mine = await client.call('addAddress', home({ ...at, store }));
    expect(mine.store).toEqual({
      ...listed,
      linkName: '王小明',
      phone: '0912345678',
      id: 'A123456789',
      fromMap: false,
    });
    const other = { ...store, linkName: '林大華', phone: '0987654321' };
    expect((await client.call('addAddress', home({ ...at, store: other }))).store).toEqual({
      ...listed,
      ...other,
      id: 'A123456789',
      fromMap: false,
    });
  });
});

test('a decision names its clerk, who alone can undo it, for a short time', async () => {
  const { client } = await world.tw.member();
  const [clerk, other] = [await world.tw.staff(['support']), await world.tw.staff(['support'])];
  const { id, updatedAt: seenAt } = await client.call('addAddress', home());
  const see = (by: typeof clerk) => by.client.call('getAuditOutcome', { queue: 'addresses', id });
  const undo = (by: typeof clerk) => by.client.attempt('undoAudit', { queue: 'addresses', id });
  await clerk.client.call('auditAddress', { id, decision: 'reject', reason: 'x', seenAt });
  expect([await see(clerk), await see(other)]).toMatchObject([{ mine: true, reason: 'x' }, { mine: false }]);
  expect([await undo(other), await undo(clerk)]).toMatchObject([{ ok: false }, { ok: true }]);
  await clerk.client.call('auditAddress', { id, decision: 'approve', reason: '', seenAt });
  await world.change('addresses', { id }, { auditedAt: minutesAgo(1) });
  expect(await undo(clerk)).toBeRefused('audit.notUndoable');
});
