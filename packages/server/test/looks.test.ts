import { expect, test } from 'vitest';
import { secondsAgo } from './ago.ts';
import { type Person, startWorld } from './world.ts';

const world = await startWorld();
const [mei, bo] = [await world.tw.staff(['warehouse']), await world.tw.staff(['support'])];

const order = '01900000-0000-7000-8000-000000000001';
const other = '01900000-0000-7000-8000-000000000002';
const look = (by: Person, id: string, changes: { here?: boolean; editing?: boolean } = {}) =>
  by.client.call('lookAt', { noun: 'order', id, here: true, editing: false, ...changes });
const seenBy = async (by: Person, id: string) => {
  const { list } = await by.client.call('listLookers', { noun: 'order', id });
  return list.map(({ staffId, editing }) => ({ staffId, editing }));
};

test('two who have the same order open see each other, and who is editing', async () => {
  expect(await seenBy(mei, order)).toEqual([]);
  await look(mei, order);
  await look(bo, order);
  expect(await seenBy(mei, order)).toEqual([{ staffId: bo.id, editing: false }]);
  await look(bo, order, { editing: true });
  expect(await seenBy(mei, order)).toEqual([{ staffId: bo.id, editing: true }]);
  // One look without a key press does not end the editing state; a longer time without one does.
  await look(bo, order);
  expect(await seenBy(mei, order)).toEqual([{ staffId: bo.id, editing: true }]);
  await world.change('staffLooks', { staffId: bo.id }, { typedAt: secondsAgo(21) });
  expect(await seenBy(mei, order)).toEqual([{ staffId: bo.id, editing: false }]);
});

test('a clerk who opens something else, leaves, or sends no more is gone, and nobody has a second row', async () => {
  await look(bo, other);
  expect(await seenBy(mei, order)).toEqual([]);
  expect(await seenBy(mei, other)).toEqual([{ staffId: bo.id, editing: false }]);
  // A page may report that it was closed only after the clerk has opened the next one.
  await look(bo, order, { here: false });
  expect(await seenBy(mei, other)).toHaveLength(1);
  await look(bo, other, { here: false });
  expect(await seenBy(mei, other)).toEqual([]);
  await look(bo, other);
  await world.change('staffLooks', { staffId: bo.id }, { lookedAt: secondsAgo(46) });
  expect(await seenBy(mei, other)).toEqual([]);
  const [{ n } = { n: 0 }] = await world.sql<{ n: number }>('select count(*)::int as n from staff_looks');
  expect(n).toBe(2);
});

test('other shops see nothing, and a look is not in the audit log', async () => {
  const there = await world.th.staff();
  await look(mei, order);
  expect(await seenBy(there, order)).toEqual([]);
  const owner = await world.tw.staff();
  const { list } = await owner.client.call('listAudit', { call: 'lookAt' });
  expect(list).toEqual([]);
});
