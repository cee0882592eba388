import { afterAll, expect, test } from 'vitest';
import { onEachAnswer } from './eachAnswer.ts';
import { startWorld } from './world.ts';

const seen: string[] = [];
afterAll(onEachAnswer(({ name, status, read }) => seen.push(`${name} ${status} ${String(read().code)}`)));
const world = await startWorld();
const member = await world.tw.member();

test('a test sees answers and refusals with their content, whether they are sent as text or as bytes', async () => {
  await member.client.call('queryParcels', {});
  await member.client.attempt('getParcel', { id: crypto.randomUUID() });
  expect(seen).toEqual(expect.arrayContaining(['queryParcels 200 200', 'getParcel 404 404']));
});
