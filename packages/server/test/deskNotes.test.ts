import { describe, expect, test } from 'vitest';
import { type Person, startWorld } from './world.ts';

const world = await startWorld();
const [member, support, warehouse] = await Promise.all([
  world.tw.member(),
  world.tw.staff(['support']),
  world.tw.staff(['warehouse']),
]);

describe('notes about a member', () => {
  test('have author and time for all staff of the shop, and only the author removes one', async () => {
    const { id } = await support.client.call('addMemberNote', {
      memberId: member.id,
      text: '  calls at night ',
    });
    const seen = await warehouse.client.call('listMemberNotes', { memberId: member.id });
    expect(seen.list).toMatchObject([{ id, text: 'calls at night', staffId: support.id, mine: false }]);
    expect(Date.parse(seen.list[0]?.at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(await warehouse.client.attempt('removeMemberNote', { id })).toBeRefused('member.noteOfOthers');
    await support.client.call('removeMemberNote', { id });
    expect((await support.client.call('listMemberNotes', { memberId: member.id })).total).toBe(0);
  });

  test('cannot be read or written by another shop', async () => {
    await support.client.call('addMemberNote', { memberId: member.id, text: 'ours' });
    const foreign = await world.th.staff(['owner']);
    const memberId = member.id;
    for (const attempt of [
      await foreign.client.attempt('listMemberNotes', { memberId }),
      await foreign.client.attempt('addMemberNote', { memberId, text: 'theirs' }),
    ])
      expect(attempt).toBeRefused({ code: 404 });
  });
});

describe('views of a list', () => {
  test('are stored on the server for each clerk, replaced under the same name and removed', async () => {
    const save = (name: string, search: Record<string, string>) =>
      support.client.call('saveListView', { list: 'orders', name, search });
    const names = async (who: Person) =>
      (await who.client.call('getListViews', { list: 'orders' })).list.map(({ name }) => name);
    await save('late', { state: 'awaitingShipment', sort: 'waiting', order: 'asc' });
    await save('mine', { words: '歐陽' });
    await save('late', { state: 'processing' });
    expect((await support.client.call('getListViews', { list: 'orders' })).list).toMatchObject([
      { name: 'late', search: { state: 'processing' } },
      { name: 'mine', search: { words: '歐陽' } },
    ]);
    expect(await names(warehouse)).toEqual([]);
    expect((await support.client.call('getListViews', { list: 'parcels' })).list).toEqual([]);
    await support.client.call('removeListView', { list: 'orders', name: 'late' });
    expect(await names(support)).toEqual(['mine']);
  });

  test('are limited in number', async () => {
    for (let n = 0; n < 30; n++)
      await warehouse.client.call('saveListView', { list: 'audit', name: `view ${n}`, search: {} });
    const more = { list: 'audit', name: 'one more', search: {} } as const;
    expect(await warehouse.client.attempt('saveListView', more)).toBeRefused('staff.tooManyViews');
  });
});
